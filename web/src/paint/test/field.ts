/** A small fictional game for tests, with two posts on a road between two towns, and a desk. */

import type { Backdrop, Moving, Place, Said, Scene, Sprite } from '../types'

export const said = (id: string): Said => ({ id, args: {} })
export const say = ({ id }: Said) => id

const place = (id: string, x: number, y: number, shape = 'post', more: Partial<Place> = {}): Place => ({
  id,
  zone: 'field',
  x,
  y,
  width: 20,
  height: 20,
  shape,
  name: said(`place ${id}`),
  ...more,
})

export const backdrop: Backdrop = {
  title: said('title'),
  zones: [
    { id: 'field', role: 'map', title: said('Field'), seat: null, width: 400, height: 200 },
    { id: 'desk:0', role: 'desk', title: said('Desk'), seat: 0, width: 200, height: 100 },
  ],
  areas: [
    {
      id: '',
      zone: 'field',
      points: [
        [0, 0],
        [400, 0],
        [400, 40],
        [0, 40],
      ],
      style: 'sea',
    },
    {
      id: 'heath',
      zone: 'field',
      points: [
        [0, 40],
        [400, 40],
        [400, 200],
        [0, 200],
      ],
      style: 'province',
      tint: 5,
    },
  ],
  lines: [
    {
      id: 'road',
      zone: 'field',
      points: [
        [50, 100],
        [150, 100],
        [250, 100],
        [350, 100],
      ],
      style: 'road',
      smooth: true,
    },
  ],
  decorations: [
    { zone: 'field', x: 30, y: 20, size: 20, symbol: 'compass' },
    { zone: 'desk:0', x: 10, y: 60, size: 12, text: said('Pile'), style: 'label' },
  ],
  places: [
    place('post:1', 150, 100, 'post', { part_of: 'road' }),
    place('post:2', 250, 100, 'post', { part_of: 'road' }),
    place('road', 200, 100, 'line'),
    place('town', 50, 100, 'plate', { width: 60, height: 30 }),
    place('house', 50, 100, 'square', { part_of: 'town', colour: 'pink', mark: 'coin' }),
    place('banner', 50, 125, 'banner', { part_of: 'town', width: 80, height: 18, label: said('Town'), mark: 'key' }),
    place('heath', 300, 160, 'area', { width: 60, height: 42, label: said('Heath') }),
    place('pile', 60, 60, 'pile', { zone: 'desk:0' }),
    place('used', 120, 60, 'none', { zone: 'desk:0' }),
    place('hand', 100, 16, 'row', { zone: 'desk:0' }),
    place('count', 100, 85, 'meter', { zone: 'desk:0', width: 80, height: 26, label: said('Count') }),
  ],
}

export const sprite = (where: string, more: Partial<Sprite> = {}): Sprite => ({
  place: where,
  symbol: 'cube',
  name: said(`piece at ${where}`),
  owner: 0,
  ...more,
})

export const scene = (sprites: Sprite[], more: Partial<Scene> = {}): Scene => ({
  viewer: 0,
  actor: 0,
  prompt: said('prompt'),
  desks: [
    { zone: 'desk:0', seat: 0, name: said('Seat 0'), points: 3, projection: 9, acting: true, score: said('score') },
  ],
  sprites,
  counters: [{ place: 'count', name: said('counted'), value: 2, limit: 8 }],
  tables: [],
  choices: [],
  buttons: [],
  lit: [],
  ...more,
})

export const moving = (source: string | null, target: string | null, ...moves: [string, string][]): Moving => ({
  source,
  target,
  moves,
})
