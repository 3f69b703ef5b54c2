/**
 * Types of what a game describes and the painter draws, generated from the server's schema, and types shared by the
 * painter's parts.
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

/** The part of an event that is animated: single moves from place to place. */
export type Moving = Pick<Forms['EventForm'], 'source' | 'target' | 'moves'>

export type Say = (said: Said) => string

/** A point on the screen. */
export interface At {
  x: number
  y: number
}

/** Description of what the user points at. */
export interface Pointed {
  place: string
  name: string
  tip: string
}

/** An arrow between two places, or a ring around one if both are the same. */
export interface Mark {
  from: string
  to: string
}

/** A recent move at a place: the seat, and whether it took something away instead of putting it there. */
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
  /** Player names by seat; missing ones are replaced by the scene's own names. */
  names?: readonly string[]
  /** By seat: whether the player is online; null for bots and open seats. */
  here?: readonly (boolean | null)[]
  /** The clickable places. */
  clickable?: ReadonlySet<string>
  /** The places selected so far. */
  picked?: readonly string[]
  /** Places of recent moves. */
  recent?: ReadonlyMap<string, Recent>
  /** Arrows and rings that the viewer has drawn, and where the next arrow starts. */
  marks?: readonly Mark[]
  start?: string | null
  /** Called when a place is clicked, clickable or not. */
  onpick?: (place: string, at: At) => void
  /** Called when something is hovered or focused; null when that ends. */
  onpoint?: (what: Pointed | null, at: At) => void
}
