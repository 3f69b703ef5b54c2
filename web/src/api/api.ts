/** All calls to the API. A call returns the response, or throws `Refused` or `Unreachable`. */

import createClient from 'openapi-fetch'
import { backend } from './backend'
import { Refused, Unreachable } from './errors'
import type {
  Again,
  AnalysisForm,
  Announced,
  Ballot,
  ChatForm,
  CheckedBoard,
  ClockChange,
  Continuing,
  CupForm,
  CupInfo,
  Doing,
  Done,
  Entered,
  Entering,
  GameForm,
  HandbookForm,
  Hints,
  HintsWanted,
  Identity,
  LessonClick,
  LessonForm,
  LessonInfo,
  LessonInputs,
  PuzzleInfo,
  LogForm,
  Me,
  Moment,
  MyProfile,
  NewCup,
  NewLine,
  NotesForm,
  NewTable,
  NewWebhook,
  NoticeWishes,
  Notifications,
  PersonAtTable,
  PersonKey,
  PlanForm,
  PlanInputs,
  Problem,
  ProfileForm,
  PushSubscriptionForm,
  RecordFile,
  Refusals,
  ScoreHistory,
  SeatLink,
  SetupForm,
  TableForm,
  TableList,
  TipForm,
  TakingBack,
  WantedCheck,
  WantedSetup,
  Which,
  WhyNot,
} from './forms'
import type { paths } from './schema'
import { noteDate } from './serverTime'

export { Refused, Unreachable }

const client = createClient<paths>({ fetch: (request) => backend().fetch(request), baseUrl: location.origin })

type Answer = { data?: unknown; error?: unknown; response: Response }

/** The only place where untyped responses (`unknown` in the schema) are cast to their types. */
async function form<Form>(asking: Promise<Answer>): Promise<Form> {
  const { data, error, response } = await asking.catch((cause: unknown) => {
    throw new Unreachable(String(cause))
  })
  noteDate(response.headers.get('date'))
  if (response.ok) return data as Form
  // An error in another format comes from a proxy, so the request did not reach Kontor.
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

export const identity = () => form<Identity>(client.GET('/api/me/identity'))
export const makeKey = () => form<PersonKey>(client.POST('/api/me/key'))
export const revokeKey = () => form<void>(client.DELETE('/api/me/key'))
export const makeDeviceLink = () => form<PersonKey>(client.POST('/api/me/device-link'))
/** Returns the address of a device link. Its fragment never reaches a server log. */
export const deviceAddress = ({ secret }: PersonKey): string => `${location.origin}/device#${secret}`
export const becomePerson = (body: Entering) => form<Me>(client.POST('/api/me/enter', { body }))
export const signOut = (device: string) =>
  form<void>(client.DELETE('/api/me/devices/{device}', { params: { path: { device } } }))
export const signOutOthers = () => form<void>(client.DELETE('/api/me/devices'))
type PasskeyOptions = { options: Record<string, unknown> }
export const passkeyOptions = () => form<PasskeyOptions>(client.POST('/api/me/passkeys/options'))
export const addPasskey = (credential: Record<string, unknown>) =>
  form<Identity>(client.POST('/api/me/passkeys', { body: { credential, merge: false } }))
export const deletePasskey = (passkey: string) =>
  form<void>(client.DELETE('/api/me/passkeys/{passkey}', { params: { path: { passkey } } }))
export const passkeyEntryOptions = () => form<PasskeyOptions>(client.POST('/api/me/passkeys/enter/options'))
export const enterWithPasskey = (credential: Record<string, unknown>, merge: boolean) =>
  form<Me>(client.POST('/api/me/passkeys/enter', { body: { credential, merge } }))
export const exportMe = () => form<object>(client.GET('/api/me/export'))

export const myProfile = () => form<MyProfile>(client.GET('/api/me/profile'))
export const chooseProfile = (isPublic: boolean) =>
  form<MyProfile>(client.PUT('/api/me/profile', { body: { public: isPublic } }))
export const profile = (person: string) =>
  form<ProfileForm>(client.GET('/api/people/{person}', { params: { path: { person } } }))
/** Returns the public profiles and ratings of the people at a table. */
export const peopleAt = (id: string) => form<PersonAtTable[]>(client.GET('/api/tables/{table}/people', at(id)))

export const notifications = () => form<Notifications>(client.GET('/api/me/notifications'))
export const chooseNotifications = (body: NoticeWishes) =>
  form<Notifications>(client.PUT('/api/me/notifications', { body }))
export const subscribePush = (body: PushSubscriptionForm) => form<Notifications>(client.POST('/api/me/push', { body }))
export const unsubscribePush = () => form<void>(client.DELETE('/api/me/push'))
type Tested = { error: string | null }
export const testPush = () => form<Tested>(client.POST('/api/me/push/test'))
export const addWebhook = (body: NewWebhook) => form<Notifications>(client.POST('/api/me/webhooks', { body }))
const ofHook = (webhook: string) => ({ params: { path: { webhook } } })
export const deleteWebhook = (webhook: string) =>
  form<void>(client.DELETE('/api/me/webhooks/{webhook}', ofHook(webhook)))
export const testWebhook = (webhook: string) =>
  form<Tested>(client.POST('/api/me/webhooks/{webhook}/test', ofHook(webhook)))

export const announcement = () => form<Announced>(client.GET('/api/announcement'))

export const games = () => form<GameForm[]>(client.GET('/api/games'))
export const checkSetup = (game: string, body: WantedSetup) =>
  form<SetupForm>(client.POST('/api/games/{game}/setup', { params: { path: { game } }, body }))
/** Returns the format of a game's board files. `T` is the editor's type `Format`. */
export const boardFormat = <T>(game: string) =>
  form<T>(client.GET('/api/games/{game}/board-format', { params: { path: { game } } }))
export const shippedBoard = (game: string, board: string) =>
  form<CheckedBoard>(client.GET('/api/games/{game}/boards/{board}', { params: { path: { game, board } } }))
/**
 * Checks a board file, or the data of a board. Includes a drawing of the board if it is valid and a preview is
 * requested.
 */
export const checkBoard = (game: string, { text = null, board = null, preview = false }: Partial<WantedCheck>) =>
  form<CheckedBoard>(
    client.POST('/api/games/{game}/board-check', {
      params: { path: { game } },
      body: { text, board: board as Record<string, never> | null, preview },
    }),
  )
export const handbook = (game: string, language: string) =>
  form<HandbookForm>(client.GET('/api/games/{game}/handbook/{language}', { params: { path: { game, language } } }))
export const sharedWords = (language: string) =>
  form<string>(client.GET('/api/words/{language}', { params: { path: { language } }, ...TEXT }))
export const gameWords = (game: string, language: string) =>
  form<string>(client.GET('/api/games/{game}/words/{language}', { params: { path: { game, language } }, ...TEXT }))

const ofLesson = (game: string, lesson: string) => ({ params: { path: { game, lesson } } })
export const lessons = (game: string) =>
  form<LessonInfo[]>(client.GET('/api/games/{game}/lessons', { params: { path: { game } } }))
export const puzzles = (game: string) =>
  form<PuzzleInfo[]>(client.GET('/api/games/{game}/puzzles', { params: { path: { game } } }))
export const tips = (game: string) =>
  form<TipForm[]>(client.GET('/api/games/{game}/guide', { params: { path: { game } } }))
export const lessonWords = (game: string, language: string) =>
  form<string>(
    client.GET('/api/games/{game}/lessons/words/{language}', { params: { path: { game, language } }, ...TEXT }),
  )
export const lessonBackdrop = <T>(game: string, lesson: string) =>
  form<T>(client.GET('/api/games/{game}/lessons/{lesson}/backdrop', ofLesson(game, lesson)))
export const takeLesson = (game: string, lesson: string, body: LessonInputs) =>
  form<LessonForm>(client.POST('/api/games/{game}/lessons/{lesson}', { ...ofLesson(game, lesson), body }))
export const whyNotInLesson = (game: string, lesson: string, body: LessonClick) =>
  form<Refusals>(client.POST('/api/games/{game}/lessons/{lesson}/why', { ...ofLesson(game, lesson), body }))

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
export const chooseColour = (id: string, seat: number, colour: number) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/colour', { ...atSeat(id, seat), body: { colour } }))
export const assignBot = (id: string, seat: number, level: string) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/bot', { ...atSeat(id, seat), body: { level } }))
/** Makes a proposal or votes on one. Returns null if the vote has deleted the table. */
export const vote = (id: string, body: Ballot) =>
  form<TableForm | null>(client.POST('/api/tables/{table}/votes', { ...at(id), body }))
export const resign = (id: string, seat: number) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/resign', atSeat(id, seat)))
/** Asks for a rematch, agrees to it or declines it. */
export const playAgain = (id: string, body: Again) =>
  form<TableForm>(client.POST('/api/tables/{table}/rematch', { ...at(id), body }))
export const changeClock = (id: string, body: ClockChange) =>
  form<TableForm>(client.POST('/api/tables/{table}/clock', { ...at(id), body }))
export const returnSeat = (id: string, seat: number) =>
  form<TableForm>(client.POST('/api/tables/{table}/seats/{seat}/return', atSeat(id, seat)))
export const seatLink = (id: string, seat: number) =>
  form<SeatLink>(client.POST('/api/tables/{table}/seats/{seat}/link', atSeat(id, seat)))
export const enterSeat = (secret: string) => form<Entered>(client.POST('/api/seats/enter', { body: { secret } }))
/** Creates a link to a seat. Its fragment never reaches a server log. */
export const seatAddress = (link: SeatLink): string => `${location.origin}/seat#${link.secret}`

const atCup = (cup: string) => ({ params: { path: { cup } } })
export const cups = () => form<CupInfo[]>(client.GET('/api/cups'))
export const cup = (id: string) => form<CupForm>(client.GET('/api/cups/{cup}', atCup(id)))
export const makeCup = (body: NewCup) => form<CupForm>(client.POST('/api/cups', { body }))
export const deleteCup = (id: string) => form<void>(client.DELETE('/api/cups/{cup}', atCup(id)))
export const joinCup = (id: string, name: string) =>
  form<CupForm>(client.POST('/api/cups/{cup}/join', { ...atCup(id), body: { name } }))
export const leaveCup = (id: string) => form<CupForm>(client.POST('/api/cups/{cup}/leave', atCup(id)))
export const removeFromCup = (cup: string, player: number) =>
  form<CupForm>(client.DELETE('/api/cups/{cup}/players/{player}', { params: { path: { cup, player } } }))
export const withdrawFromCup = (id: string) => form<CupForm>(client.POST('/api/cups/{cup}/withdraw', atCup(id)))
/** Starts the first round, or ends the break before the next one. */
export const startCup = (id: string) => form<CupForm>(client.POST('/api/cups/{cup}/start', atCup(id)))

export const notes = (id: string) => form<NotesForm>(client.GET('/api/tables/{table}/notes', at(id)))
export const writeNotes = (id: string, text: string) =>
  form<NotesForm>(client.PUT('/api/tables/{table}/notes', { ...at(id), body: { text } }))

const atLine = (table: string, line: number) => ({ params: { path: { table, line } } })
export const chat = (id: string) => form<ChatForm>(client.GET('/api/tables/{table}/chat', at(id)))
export const sayInChat = (id: string, body: NewLine) =>
  form<ChatForm>(client.POST('/api/tables/{table}/chat', { ...at(id), body }))
export const deleteLine = (id: string, line: number) =>
  form<void>(client.DELETE('/api/tables/{table}/chat/{line}', atLine(id, line)))
export const reportLine = (id: string, line: number) =>
  form<void>(client.POST('/api/tables/{table}/chat/{line}/report', atLine(id, line)))
/** Mutes the author of a line at every table. */
export const blockAuthor = (id: string, line: number) =>
  form<ChatForm>(client.POST('/api/tables/{table}/chat/{line}/block', atLine(id, line)))
export const unblockAll = () => form<void>(client.DELETE('/api/me/blocks'))

/** Returns a table's backdrop. `T` is the painter's type `Backdrop`. */
export const backdrop = <T>(id: string) => form<T>(client.GET('/api/tables/{table}/backdrop', at(id)))
export const log = (id: string, seat: number | null) =>
  form<LogForm>(client.GET('/api/tables/{table}/log', seenBy(id, seat)))
export const scores = (id: string, seat: number | null) =>
  form<ScoreHistory>(client.GET('/api/tables/{table}/scores', seenBy(id, seat)))
/** Returns a finished game's win probabilities after decision `after`. The first call starts the analysis. */
export const analysis = (table: string, after: number) =>
  form<AnalysisForm>(client.GET('/api/tables/{table}/analysis', { params: { path: { table }, query: { after } } }))
/** Returns the table after an entry of its log. */
export const moment = (table: string, sequence: number, seat: number | null) =>
  form<Moment>(
    client.GET('/api/tables/{table}/moments/{sequence}', { params: { path: { table, sequence }, query: { seat } } }),
  )
export const continueGame = (id: string, body: Continuing) =>
  form<TableForm>(client.POST('/api/tables/{table}/continue', { ...at(id), body }))
export const openRecord = (body: RecordFile) => form<TableForm>(client.POST('/api/records', { body }))
/** Returns a record file as text. */
export const record = (id: string, seat: number | null) =>
  form<string>(client.GET('/api/tables/{table}/record', { ...seenBy(id, seat), ...TEXT }))

/** Makes a call that only the static page answers. Such calls are not in the server's schema. */
function onPage<Form>(method: string, path: string, body?: object): Promise<Form> {
  const request = new Request(location.origin + path, { method, body: body && JSON.stringify(body) })
  const asking = backend().fetch(request)
  return form<Form>(
    asking.then(async (response) => {
      const read: unknown = await response.json()
      return { response, data: read, error: read }
    }),
  )
}
export type StoredGames = { tables: number; damaged: number }
export type LoadedGames = { added: number; known: number; damaged: number }
/** Returns the number of stored games, and the number of damaged games among them. */
export const storedGames = () => onPage<StoredGames>('GET', '/api/page/storage')
/** Returns all games as a file to save. */
export const allGames = () => onPage<object>('GET', '/api/page/games')
export const loadGames = (file: string) => onPage<LoadedGames>('POST', '/api/page/games', { file })

/**
 * Timeout in milliseconds for calls with an idempotency key. A connection can die silently, and these calls are safe to
 * repeat.
 */
const LONGEST = 15_000
const inTime = (id: string) => ({ ...at(id), signal: AbortSignal.timeout(LONGEST) })

export const act = (id: string, body: Doing) =>
  form<Done>(client.POST('/api/tables/{table}/actions', { ...inTime(id), body }))
export const undo = (id: string, body: TakingBack) =>
  form<Done>(client.POST('/api/tables/{table}/undo', { ...inTime(id), body }))
export const whyNot = (id: string, body: WhyNot) =>
  form<Refusals>(client.POST('/api/tables/{table}/why', { ...at(id), body }))

export const plan = (id: string, body: PlanInputs) =>
  form<PlanForm>(client.POST('/api/tables/{table}/plan', { ...at(id), body }))
export const whyNotInPlan = (id: string, body: PlanInputs) =>
  form<Refusals>(client.POST('/api/tables/{table}/plan/why', { ...at(id), body }))

export const hints = (id: string, body: HintsWanted) =>
  form<Hints>(client.POST('/api/tables/{table}/hints', { ...at(id), body }))

/** Idempotency key for a call. The server performs calls with the same key only once. */
export const newKey = (): string => crypto.getRandomValues(new Uint8Array(16)).reduce(hex, '')

const hex = (text: string, byte: number): string => text + byte.toString(16).padStart(2, '0')
