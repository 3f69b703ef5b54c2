/** Short names for the types exchanged with the server, which are generated from its schema. */

import type { components } from './schema'

type Forms = components['schemas']

export type Said = Forms['Said']
export type Value = Said['args'][string]
export type Problem = Forms['Problem']

export type Me = Forms['Me']
export type Identity = Forms['Identity']
export type PersonKey = Forms['PersonKey']
export type Entering = Forms['Entering']
export type Notifications = Forms['Notifications']
export type NoticeWishes = Forms['NoticeWishes']
export type PushSubscriptionForm = Forms['PushSubscription']
export type Webhook = Forms['Webhook']
export type NewWebhook = Forms['NewWebhook']
export type Announced = Forms['Announced']
export type RatingForm = Forms['RatingForm']
export type ProfileForm = Forms['ProfileForm']
export type MyProfile = Forms['MyProfile']
export type PersonAtTable = Forms['PersonAtTable']

export type CupInfo = Forms['CupInfo']
export type CupForm = Forms['CupForm']

/** An option's value: one of its possible values, on or off, or a number for each kind. */
export type OptionValue = string | boolean | Record<string, number>
export type Options = Record<string, OptionValue>
type WithOptions<Form> = Omit<Form, 'options'> & { options: Options }
export type BoardForm = Forms['BoardForm']
export type OptionForm = Omit<Forms['OptionForm'], 'default' | 'presets'> & {
  default: OptionValue
  presets: Record<string, Options>
}
export type GameForm = Omit<Forms['GameForm'], 'options'> & { options: OptionForm[] }
export type BoardFile = Forms['BoardFile']
/** A board in the format that its game declares. */
export type BoardData = Readonly<Record<string, unknown>>
export type FaultForm = Forms['FaultForm']
export type CheckedBoard = Omit<Forms['BoardCheckForm'], 'board' | 'backdrop' | 'scene'> & {
  board: BoardData | null
  backdrop: Backdrop | null
  scene: Scene | null
}
export type WantedCheck = Omit<Forms['WantedCheck'], 'board'> & { board: BoardData | null }
export type WantedSetup = WithOptions<Forms['WantedSetup']>
export type SetupForm = WithOptions<Forms['SetupForm']>

export type RuleForm = Forms['RuleForm']
export type SectionForm = Forms['SectionForm']
export type HandbookForm = Forms['HandbookForm']

export type LessonInfo = Forms['LessonInfo']
export type PuzzleInfo = Forms['PuzzleInfo']
export type LessonForm = Omit<Forms['LessonForm'], 'scene'> & { scene: Forms['Scene'] }
export type TipForm = Forms['TipForm']
export type LessonInputs = Forms['LessonInputs']
export type LessonClick = Forms['LessonClick']

export type SeatWanted = Forms['SeatWanted']
export type NewTable = WithOptions<Forms['NewTable']>
export type NewCup = WithOptions<Forms['NewCup']>
export type Continuing = Forms['Continuing']
export type RecordFile = Forms['RecordFile']
export type SeatForm = Forms['SeatForm']
export type TableForm = WithOptions<Forms['TableForm']>
export type Which = 'open' | 'mine' | 'over'
export type TableList = { tables: TableForm[]; more: boolean }
export type Again = Forms['Again']
export type Ballot = Forms['Ballot']
export type ClockForm = NonNullable<TableForm['clock']>
export type ClockChange = Forms['ClockChange']
export type VoteForm = Forms['VoteForm']
export type ChatForm = Forms['ChatForm']
export type LineForm = Forms['LineForm']
export type NewLine = Forms['NewLine']
export type NotesForm = Forms['NotesForm']
export type PlanForm = Omit<Forms['PlanForm'], 'scene'> & { scene: Forms['Scene'] }
export type PlanInputs = Forms['PlanInputs']
export type SeatLink = Forms['SeatLink']
export type Entered = Forms['Entered']

export type Backdrop = Forms['Backdrop']
export type Scene = Forms['Scene']
export type EventForm = Forms['EventForm']
export type EntryForm = Forms['EntryForm']
export type Undo = Forms['Undo']
export type Moment = Forms['Moment']
export type TableChanged = Omit<Forms['TableChanged'], 'table'> & { table: TableForm }
export type Gone = Forms['Gone']
export type Look = Forms['Look']
/** Messages on the live socket. */
export type Live = Moment | TableChanged | Gone

export type LogForm = Forms['LogForm']
export type Doing = Forms['Doing']
export type TakingBack = Forms['TakingBack']
export type Done = Forms['Done']
export type WhyNot = Forms['WhyNot']
export type Refusal = Forms['Refusal']
export type Refusals = Forms['Refusals']
export type HintForm = Forms['HintForm']
export type Hints = Forms['Hints']
export type JudgedForm = Forms['JudgedForm']
export type AnalysisForm = Forms['AnalysisForm']
export type HintsWanted = Forms['HintsWanted']
export type ScoreMoment = Forms['ScoreMoment']
export type ScoreHistory = Forms['ScoreHistory']
