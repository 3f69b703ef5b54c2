/** All calls to the server's API. Each returns the form, or throws `Refused` or `Unreachable`. */

import createClient from 'openapi-fetch'
import { Refused, Unreachable } from './errors'
import type {
  AnalysisForm,
  Continuing,
  Doing,
  Done,
  Entered,
  GameForm,
  HandbookForm,
  Hints,
  HintsWanted,
  LogForm,
  Me,
  Moment,
  NewTable,
  Problem,
  RecordFile,
  Refusals,
  ScoreHistory,
  SeatLink,
  SetupForm,
  TableForm,
  TableList,
  TakingBack,
  WantedSetup,
  Which,
  WhyNot,
} from './forms'
import type { paths } from './schema'

export { Refused, Unreachable }

// Wrapped in a function, so that tests can replace `fetch`.
const client = createClient<paths>({ fetch: (request) => fetch(request), baseUrl: location.origin })

type Answer = { data?: unknown; error?: unknown; response: Response }

/** The only place where untyped answers (`unknown` in the schema) are cast to our forms. */
async function form<Form>(asking: Promise<Answer>): Promise<Form> {
  const { data, error, response } = await asking.catch((cause: unknown) => {
    throw new Unreachable(String(cause))
  })
  if (response.ok) return data as Form
  // A proxy answers in its own format: the request did not reach Kontor.
  if (!isProblem(error)) throw new Unreachable(`status ${response.status}`)
  throw new Refused(response.status, error)
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error && 'said' in error
}

const at = (table: string) => ({ params: { path: { table } } })
const atSeat = (table: string, seat: number) => ({ params: { path: { table, seat } } })
const seenBy = (table: string, seat: number | null) => ({ params: { path: { table }, query: { seat } } })
const TEXT = { parseAs: 'text' } as const

export const me = () => form<Me>(client.GET('/api/me'))
export const rename = (name: string) => form<Me>(client.PUT('/api/me', { body: { name } }))
export const forgetMe = () => form<void>(client.DELETE('/api/me'))

export const games = () => form<GameForm[]>(client.GET('/api/games'))
export const checkSetup = (game: string, body: WantedSetup) =>
  form<SetupForm>(client.POST('/api/games/{game}/setup', { params: { path: { game } }, body }))
export const handbook = (game: string, language: string) =>
  form<HandbookForm>(client.GET('/api/games/{game}/handbook/{language}', { params: { path: { game, language } } }))
export const sharedWords = (language: string) =>
  form<string>(client.GET('/api/words/{language}', { params: { path: { language } }, ...TEXT }))
export const gameWords = (game: string, language: string) =>
  form<string>(client.GET('/api/games/{game}/words/{language}', { params: { path: { game, language } }, ...TEXT }))

export const tables = (which: Which) => form<TableList>(client.GET('/api/tables', { params: { query: { which } } }))
export const makeTable = (body: NewTable) => form<TableForm>(client.POST('/api/tables', { body }))
export const table = (id: string) => form<TableForm>(client.GET('/api/tables/{table}', at(id)))
export const deleteTable = (id: string) => form<void>(client.DELETE('/api/tables/{table}', at(id)))

export const join = (id: string, seat: number, name: string) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/join', { ...atSeat(id, seat), body: { name } }))
export const leave = (id: string, seat: number) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/leave', atSeat(id, seat)))
export const renameSeat = (id: string, seat: number, name: string) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/rename', { ...atSeat(id, seat), body: { name } }))
export const assignBot = (id: string, seat: number, level: string) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/bot', { ...atSeat(id, seat), body: { level } }))
export const returnSeat = (id: string, seat: number) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/return', atSeat(id, seat)))
export const seatLink = (id: string, seat: number) =>
  form<SeatLink>(client.POST('/api/tables/{table}/seats/{seat}/link', atSeat(id, seat)))
export const enterSeat = (secret: string) => form<Entered>(client.POST('/api/seats/enter', { body: { secret } }))
/** A link to keep or share. The part after # never reaches a server log. */
export const seatAddress = (link: SeatLink): string => `${location.origin}/seat#${link.secret}`

/** `T` is the painter's Backdrop. Here and below, seat null means a spectator's view. */
export const backdrop = <T>(id: string) => form<T>(client.GET('/api/tables/{table}/backdrop', at(id)))
export const log = (id: string, seat: number | null) =>
  form<LogForm>(client.GET('/api/tables/{table}/log', seenBy(id, seat)))
export const scores = (id: string, seat: number | null) =>
  form<ScoreHistory>(client.GET('/api/tables/{table}/scores', seenBy(id, seat)))
/** Win probabilities of a finished game, from decision `after` on. The first call starts the analysis. */
export const analysis = (table: string, after: number) =>
  form<AnalysisForm>(client.GET('/api/tables/{table}/analysis', { params: { path: { table }, query: { after } } }))
/** The table after an entry of its log. */
export const moment = (table: string, sequence: number, seat: number | null) =>
  form<Moment>(
    client.GET('/api/tables/{table}/moments/{sequence}', { params: { path: { table, sequence }, query: { seat } } }),
  )
export const continueGame = (id: string, body: Continuing) =>
  form<TableForm>(client.POST('/api/tables/{table}/continue', { ...at(id), body }))
export const openRecord = (body: RecordFile) => form<TableForm>(client.POST('/api/records', { body }))
export const recordAddress = (id: string, seat: number | null): string =>
  `/api/tables/${encodeURIComponent(id)}/record${seat === null ? '' : `?seat=${seat}`}`

/** Timeout of calls with a key. A connection can die silently, and such a call is safe to repeat. */
const LONGEST = 15_000
const inTime = (id: string) => ({ ...at(id), signal: AbortSignal.timeout(LONGEST) })

export const act = (id: string, body: Doing) =>
  form<Done>(client.POST('/api/tables/{table}/actions', { ...inTime(id), body }))
export const undo = (id: string, body: TakingBack) =>
  form<Done>(client.POST('/api/tables/{table}/undo', { ...inTime(id), body }))
export const whyNot = (id: string, body: WhyNot) =>
  form<Refusals>(client.POST('/api/tables/{table}/why', { ...at(id), body }))

export const hints = (id: string, body: HintsWanted) =>
  form<Hints>(client.POST('/api/tables/{table}/hints', { ...at(id), body }))

export const liveAddress = (id: string): string =>
  `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/live`

/** Identifies a call: the server performs a repeated key only once. */
export const newKey = (): string => crypto.getRandomValues(new Uint8Array(16)).reduce(hex, '')

const hex = (text: string, byte: number): string => text + byte.toString(16).padStart(2, '0')
