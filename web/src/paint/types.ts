/**
 * Types of scenes and backdrops, generated from the server's schema, and other types that the painter's components
 * share.
 */

import type { components } from '../api/schema'

type Forms = components['schemas']

export type Said = Forms['Said']
export type Zone = Forms['Zone']
export type Area = Forms['Area']
export type Line = Forms['Line']
export type Point = Line['points'][number]
export type Decoration = Forms['Decoration']
export type Place = Forms['Place']
export type Backdrop = Forms['Backdrop']
export type Sprite = Forms['Sprite']
export type Counter = Forms['Counter']
export type Desk = Forms['Desk']
export type Scene = Forms['Scene']

/** The animated part of an event, with individual moves from place to place. */
export type Moving = Pick<Forms['EventForm'], 'source' | 'target' | 'moves'>

export type Say = (said: Said) => string

/** A point on the screen. */
export interface At {
  x: number
  y: number
}

/** Describes the item that the user points at. */
export interface Pointed {
  place: string
  name: string
  tip: string
}

/** An arrow between two places, or a ring if both places are the same. */
export interface Mark {
  from: string
  to: string
}

/** A recent move at a place: the seat, and whether it removed something instead of placing it. */
export interface Recent {
  seat: number
  left: boolean
}

/** Props of every zone. */
export interface Painted {
  /** Id of the zone. */
  zone: string
  backdrop: Backdrop
  scene: Scene
  say: Say
  /** Player names by seat. Missing names are replaced by those in the scene. */
  names?: readonly string[]
  /** True if the player at each seat is online, or null for bots and open seats. */
  here?: readonly (boolean | null)[]
  /** Clickable places. */
  clickable?: ReadonlySet<string>
  /** Places selected so far. */
  picked?: readonly string[]
  /** Places of recent moves. */
  recent?: ReadonlyMap<string, Recent>
  /** Arrows and rings that the viewer has drawn, and the place where the next arrow starts. */
  marks?: readonly Mark[]
  start?: string | null
  /** Called after a click on any place, even a place without choices. */
  onpick?: (place: string, at: At) => void
  /** Called when an item is hovered or focused, and with null when this ends. */
  onpoint?: (what: Pointed | null, at: At) => void
}
