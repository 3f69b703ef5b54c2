/** A made-up board format and board, for tests. */

import type { Data } from './document'
import type { Field, Format, Kind } from './format'

export function field(name: string, kind: Kind, more: Partial<Field> = {}): Field {
  return {
    name,
    kind,
    label: { id: `label-${name}`, args: {} },
    meaning: { id: `about-${name}`, args: {} },
    required: true,
    default: null,
    example: null,
    ...more,
  }
}

const table = (name: string) => ({
  name,
  label: { id: `table-${name}`, args: {} },
  meaning: { id: `about-${name}`, args: {} },
})
const spot = ['x', 'y'].map((axis) => field(axis, 'number', { required: false }))

/** Ports and forts in realms are joined by lanes with rests. A port may have a harbour master. */
export const format: Format = {
  game: 'chess',
  size: [1000, 700],
  tables: [
    {
      ...table('board'),
      single: true,
      role: 'settings',
      fields: [
        field('id', 'name', { example: 'my_board' }),
        field('players', 'players', { least: 2, most: 4, example: [2, 3] }),
        field('capital', 'reference', { of: ['port'], required: false }),
        field('favoured', 'link', { of: ['lane'], required: false }),
      ],
    },
    {
      ...table('realm'),
      role: 'list',
      fields: [field('id', 'id'), field('name', 'words'), field('paint', 'colour', { required: false })],
    },
    {
      ...table('port'),
      role: 'place',
      fields: [
        field('id', 'id'),
        field('name', 'name'),
        field('size', 'number', { least: 1, most: 9 }),
        field('realm', 'reference', { of: ['realm'] }),
        ...spot,
        field('quays', 'list', { required: false, fields: [field('deep', 'yes', { required: false }), ...spot] }),
      ],
    },
    { ...table('fort'), role: 'place', fields: [field('id', 'id'), field('name', 'name'), ...spot] },
    {
      ...table('lane'),
      role: 'link',
      ends: ['a', 'b'],
      parallel: true,
      bends: 'via',
      fields: [
        field('a', 'reference', { of: ['port', 'fort'] }),
        field('b', 'reference', { of: ['port', 'fort'] }),
        field('cost', 'number', { least: 1 }),
        field('via', 'points', { required: false }),
      ],
    },
    {
      ...table('tour'),
      role: 'list',
      required: false,
      fields: [
        field('stops', 'references', { of: ['port'] }),
        field('tolls', 'counts', { of: ['port'], required: false }),
        field('guarded', 'pairs', { of: ['port', 'fort'], required: false }),
      ],
    },
  ],
}

export const board: Data = {
  board: { id: 'sea', players: [2, 3], capital: 'riga', favoured: ['riga', 'narva'] },
  realm: [{ id: 'north', name: { en: 'North', de: 'Norden' }, paint: '#9cc48a' }],
  port: [
    { id: 'riga', name: 'Riga', size: 4, realm: 'north', x: 100, y: 100, quays: [{ deep: true, x: 110, y: 90 }] },
    { id: 'narva', name: 'Narva', size: 2, realm: 'north', x: 300, y: 100 },
  ],
  fort: [{ id: 'dorpat', name: 'Dorpat' }],
  lane: [
    { a: 'riga', b: 'narva', cost: 7, via: [[200, 50]] },
    { a: 'narva', b: 'dorpat', cost: 3 },
  ],
  tour: [{ stops: ['riga', 'narva', 'riga'], tolls: { riga: 1 }, guarded: [['riga', 'dorpat']] }],
}
