/** A fake server for tests, which gives prepared responses and records all requests. */

import { vi } from 'vitest'
import type { GameForm, HandbookForm, Problem, SeatForm, TableForm } from '../api/forms'

export type Asked = { call: string; body: unknown }
/** Responses by method and path, such as `POST /api/tables`. Each is a form, or a function that returns a Response. */
export type Answers = Record<string, unknown>

export function serve(answers: Answers): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}${search}`
    const text = await request.text()
    asked.push({ call, body: text ? JSON.parse(text) : undefined })
    const answer = answers[call] ?? answers[`${request.method} ${pathname}`]
    if (answer === undefined) throw new TypeError(`no answer for ${call}`)
    if (typeof answer === 'function') return (answer as (body: unknown) => Response)(asked.at(-1)!.body)
    return typeof answer === 'string' ? new Response(answer) : json(answer)
  })
  return asked
}

export function json(form: unknown, status = 200): Response {
  return new Response(JSON.stringify(form), { status, headers: { 'Content-Type': 'application/json' } })
}

export function refuse(status: number, code: Problem['code'], id: string, args = {}): () => Response {
  return () => json({ code, said: [{ id, args }], rule: null, sequence: null }, status)
}

/** A fictional game with every kind of option. */
export const game: GameForm = {
  id: 'chess',
  title: 'Merchant Chess',
  players: [2, 3, 4],
  boards: [
    { id: 'small', players: [2, 3], reconstruction: false },
    { id: 'large', players: [3, 4], reconstruction: true },
  ],
  options: [
    {
      name: 'edition',
      kind: 'preset',
      default: 'old',
      values: ['old', 'new'],
      least: {},
      most: 0,
      players: [],
      boards: [],
      presets: { old: { mix: { red: 2, blue: 1 }, clock: 'sand' }, new: { mix: { red: 1, blue: 1 }, clock: 'sun' } },
    },
    {
      name: 'mix',
      kind: 'counts',
      default: { red: 2, blue: 1 },
      values: ['red', 'blue'],
      least: { red: 1 },
      most: 3,
      presets: {},
      players: [],
      boards: [],
    },
    {
      name: 'clock',
      kind: 'choice',
      default: 'sand',
      values: ['sand', 'sun'],
      least: {},
      most: 0,
      presets: {},
      players: [],
      boards: [],
    },
    {
      name: 'storms',
      kind: 'flag',
      default: false,
      values: [],
      least: {},
      most: 0,
      presets: {},
      players: [],
      boards: [],
    },
  ],
  bots: ['apprentice'],
  usual_bot: 'apprentice',
  minutes: [30, 60],
  difficulty: 2,
  cover: '/api/games/chess/handbook/pictures/cover.svg?1',
  puzzles: 0,
  turns: [],
  rated: true,
}

/** The handbook of the fictional game. */
export const book: HandbookForm = {
  language: 'en',
  sections: [
    { id: '', title: 'Merchant Chess', html: '<p>Kings trade.</p>', rules: [] },
    { id: 'turn', title: 'One turn', html: '<p>Move in two cities; a tie is a tie.</p>', rules: [] },
    {
      id: 'D',
      title: 'Displacing',
      html: '<p>How pieces go.</p>',
      rules: [
        { id: 'D1', title: 'Who may', html: '<p>See D2 and D2b; X9 is nowhere.</p>' },
        {
          id: 'D2',
          title: 'The price',
          html: '<ul><li id="rule-D2a"><strong>D2a</strong> One piece.</li><li id="rule-D2b"><strong>D2b</strong> As D2a &amp; D1.</li></ul>',
        },
      ],
    },
  ],
}

export function seat(number: number, more: Partial<SeatForm> = {}): SeatForm {
  return {
    seat: number,
    kind: 'person',
    name: `Person ${number}`,
    bot: null,
    mine: false,
    here: false,
    resigned: false,
    colour: number,
    bot_replies: false,
    ...more,
  }
}

export function table(more: Partial<TableForm> = {}): TableForm {
  return {
    id: 'abc',
    game: 'chess',
    title: 'Merchant Chess',
    board: 'small',
    own_board: false,
    options: { edition: 'old', mix: { red: 2, blue: 1 }, clock: 'sand', storms: false },
    players: 2,
    seats: [seat(0), seat(1)],
    public: true,
    takebacks: 'bots',
    host: false,
    state: 'running',
    actor: 0,
    sequence: 1,
    winners: [],
    made: '2026-01-01T00:00:00Z',
    changed: '2026-01-01T00:00:00Z',
    watching: 0,
    hints: false,
    others_play: false,
    votes: [],
    abandoned: false,
    rematch: null,
    clock: null,
    rated: false,
    cup: null,
    draw_seats: false,
    chat: null,
    queued: false,
    trouble: null,
    ...more,
  }
}

/** Responses to the first requests of every page of the lobby. */
export const usual: Answers = {
  'GET /api/me': { name: 'Anna' },
  'GET /api/games': [game],
  'GET /api/games/chess/handbook/en': book,
  'GET /api/words/en': 'seat-numbered = Seat { $number }',
  'GET /api/games/chess/words/en': [
    'chess-about = Kings at the market.',
    'chess-board-name-small = Small board',
    'chess-board-name-large = Large board',
    'chess-option-name-edition = Edition',
    'chess-option-name-mix = Pawns',
    'chess-option-name-clock = Clock',
    'chess-option-clock = How time is measured (T1).',
    'chess-option-name-storms = Storms',
    'chess-value-edition-old = Old',
    'chess-value-edition-new = New',
    'chess-value-clock-sand = Sand glass',
    'chess-value-clock-sun = Sundial',
    'chess-value-mix-red = Red pawns',
    'chess-value-mix-blue = Blue pawns',
    'chess-no-sun = The board { $board } has no sun: { $option } can be { $possible }.',
  ].join('\n'),
}
