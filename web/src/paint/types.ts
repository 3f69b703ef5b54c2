/** What a game describes and the painter paints (made from the server's schema), and what the painter's parts share. */

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

/** The part of an event that is animated: what moved from place to place, one thing at a time. */
export type Moving = Pick<Forms['EventForm'], 'source' | 'target' | 'moves'>

export type Say = (said: Said) => string

/** On the screen. */
export interface At {
  x: number
  y: number
}

/** What somebody points at, in words. */
export interface Pointed {
  place: string
  name: string
  tip: string
}

/** What every painter of a zone is given. */
export interface Painted {
  /** The id of the zone. */
  zone: string
  backdrop: Backdrop
  scene: Scene
  say: Say
  /** Of the players, by seat; where one is missing, the scene's own name of the seat is said. */
  names?: readonly string[]
  /** By seat: whether the person who sits there looks at the table now; null where nobody has to, as with bots. */
  here?: readonly (boolean | null)[]
  /** The places to light up. */
  clickable?: ReadonlySet<string>
  /** The places of a path that were clicked already. */
  picked?: readonly string[]
  /** A place was clicked, lit or not. */
  onpick?: (place: string, at: At) => void
  /** Something is pointed at or focused; null when nothing is any more. */
  onpoint?: (what: Pointed | null, at: At) => void
}
