import type { ScheduleEntryType } from './enums.ts'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import type { RuleAcceptance, RuleBreach, RuleOverride } from './schedule_rules.ts'

/** Calendar day on the wall clock of the entry's zone, `YYYY-MM-DD`. */
export type Day = string
/** Wall-clock time, `HH:mm`. */
export type ClockTime = string

export type ShiftBreak = {
  /** The wall-clock start of the break; `null` if only its length is known. */
  start: ClockTime | null
  minutes: number
  paid: boolean
}

/** A break that a person usually takes. */
export type EmployeeBreak = ShiftBreak & {
  /** A paid one is unpaid in shifts whose law asks for no paid break in its place. */
  allowUnpaid: boolean
}

/** `draft` was never published; `changed` differs from what staff see; `removed` is deleted but staff still see it. */
export type PublicationState = 'draft' | 'published' | 'changed' | 'removed'
export type EntrySource = 'manual' | 'template' | 'automatic' | 'demand' | 'request' | 'import'

/** What staff currently see of an entry that was published. */
export type PublishedFace = {
  employeeId: string | null
  positionId: string | null
  locationId: string
  day: Day
  start: ClockTime
  end: ClockTime
  breaks: ShiftBreak[]
  comment: string | null
}

/** One row of the schedule, of any type. A full-day entry spans 00:00 to 00:00 of the next day. */
export type ScheduleEntry = {
  id: string
  version: number
  type: ScheduleEntryType
  /** `null` for an unassigned shift. */
  employeeId: string | null
  locationId: string
  positionId: string | null
  /** The day the entry starts on; a night shift belongs to it whole. */
  day: Day
  start: ClockTime
  /** Not later than `start` means the next day. */
  end: ClockTime
  fullDay: boolean
  /** IANA zone the wall clock is read in. */
  zone: string
  /** The same interval as instants (ISO, UTC), half-open. */
  startsAt: string
  endsAt: string
  /** Elapsed minutes less unpaid breaks: right across clock changes. */
  workMinutes: number
  breaks: ShiftBreak[]
  comment: string | null
  locked: boolean
  source: EntrySource
  state: PublicationState
  published: PublishedFace | null
  /** Only on type 8. */
  availability: AvailabilityKind | null
  /** Short code of an absence (leave kind), null on shifts. */
  code: string | null
  /** On an absence: minutes of work that were planned in it when it was entered; left out: none. Given by the server. */
  heldMinutes?: number
}

export type SchedulePerson = {
  id: string
  name: string
  surname: string
  avatarUrl: string | null
  mainLocationId: string | null
  locationIds: string[]
  positionIds: string[]
  tagIds: string[]
  /** Full-time equivalent, 0 < fte <= 1. */
  fte: number
  /** Minutes owed in the settlement period(s) the range touches, pro rata to the range. */
  normMinutes: number
  disabledInSchedule: boolean
  /** What this person usually takes: proposed with a new shift, never written by itself. */
  breaks: EmployeeBreak[]
  /** How well the person does the work, 1 to 5, by position; those not named are 1. Only for planners. */
  levels?: Record<string, number>
}

export type ScheduleHoliday = {
  day: Day
  name: string
  country: string
  /** Kept by the company, not by the state. */
  own?: true
  /** Worked out, and still to be announced. */
  unconfirmed?: true
}

export type ScheduleRange = {
  from: Day
  /** Exclusive. */
  until: Day
  people: SchedulePerson[]
  entries: ScheduleEntry[]
  holidays: ScheduleHoliday[]
  /** Highest revision of the schedule seen in this answer; hub messages carry later ones. */
  revision: number
}

/** Most characters of a shift's comment, on the screen as at the API. */
export const longestShiftComment = 1000

/** What a planner writes. Missing fields of an update stay as they are. */
export type EntryDraft = {
  type: ScheduleEntryType
  employeeId: string | null
  locationId: string
  positionId: string | null
  day: Day
  start: ClockTime
  end: ClockTime
  fullDay?: boolean
  breaks?: ShiftBreak[]
  comment?: string | null
  locked?: boolean
  availability?: AvailabilityKind | null
  code?: string | null
}
export type EntryOperation =
  | {
      kind: 'create'
      /** UUIDv7 made by the client, so a repeated request creates nothing twice. */ id: string
      entry: EntryDraft
    }
  | { kind: 'update'; id: string; version: number; changes: Partial<EntryDraft> }
  | { kind: 'delete'; id: string; version: number }

/** POST /api/scheduling/commands: all operations or none; one undo step. */
export type ScheduleCommandInput = {
  id: string
  label: CommandLabel
  operations: EntryOperation[]
  /** Goes against rules that block; refused where the organisation does not permit it. */
  override?: RuleOverride | undefined
}
export const commandLabels = [
  'create',
  'edit',
  'move',
  'copy',
  'delete',
  'unassignChanges',
  'deleteUnassigned',
  'deleteAll',
  'acceptProposal',
  'lock',
  'applyTemplate',
  'fillFixed',
  'copyPeriod',
  'approveRequest',
  'withdrawRequest',
  'declareAvailability',
  'withdrawAvailability',
  'swapShifts',
  'assignOpenShift',
  'acceptDemand',
] as const
export type CommandLabel = (typeof commandLabels)[number]
/** What a step of the list of undo can be: a command, a publication, or an answer to a warning. */
export const stepLabels = [
  ...commandLabels,
  'publish',
  'unpublish',
  'undoPublication',
  'acceptWarning',
  'takeBackWarning',
] as const
export type StepLabel = (typeof stepLabels)[number]
/** Undo and redo ask before a step that touches more shifts than this. */
export const askBeyondShifts = 20
export type ScheduleCommandResult = {
  commandId: string
  entries: ScheduleEntry[]
  /** Ids that no longer exist. */
  removedIds: string[]
  revision: number
  /** What undo, redo or an accepted proposal left alone: it was changed since, or could not be carried out now. */
  conflicts: {
    entryId: string
    byName: string
    /** The labour-code rule that would now be broken. */
    ruleId?: string
    /** The name of the person who would get the work and is switched off in the schedule. */
    notPlanned?: string
  }[]
  /** Undo and redo of what a request did: nothing was changed, since one of its days could not be. */
  heldBack?: true
  history: CommandHistory
  /** Bulk changes only: locked entries they left alone. */
  lockedKept?: number
  /** Bulk changes only: entries named that have changed since they were counted, and were left alone. */
  changedSince?: number
  /** What a command made new or worse of the rules that only alert; left out when it was answered before. */
  verdicts?: RuleBreach[]
  /** What an override was kept as. */
  acceptances?: RuleAcceptance[]
}
/** Answer to publishing, to taking it back and to withdrawing: what changed for staff. */
export type PublicationResult = {
  revision: number
  /** Entries of which staff see something else than before. */
  entries: number
  /** People concerned. */
  people: number
  /** Entries named that have changed since they were counted, and were left alone; left out when there are none. */
  changedSince?: number
}
/** One step of the asking person's own list. */
export type HistoryStep = {
  id: string
  label: StepLabel
  shifts: number
  people: number
  /** Days touched, half-open; null for a step of earlier versions and for answers to warnings. */
  from: Day | null
  until: Day | null
  /** When it was done (ISO, UTC). */
  at: string
  /** Some of its shifts were published, or unpublished, after it. */
  behindPublication: boolean
}
/** Top of the asking person's own stacks; null when there is nothing to undo or redo. */
export type CommandHistory = { undo: HistoryStep | null; redo: HistoryStep | null }
/** POST /api/scheduling/commands/undo and redo. */
export type StepInput = {
  /** The step the person means; refused when another one is on top already. */
  stepId?: string
}

/**
 * Which changes of a publication are meant: those that a screen with this period, these locations and these filters
 * shows. A filter that is left out narrows nothing.
 */
export type PublicationScope = {
  from: Day
  until: Day
  locationIds: string[]
  /** Unassigned shifts are always shown. */
  employeeIds?: string[] | undefined
  positionIds?: string[] | undefined
}
/** One of POST /api/scheduling/publications/undoable, the newest first: what taking it back would do. */
export type UndoablePublication = {
  id: string
  kind: 'publish' | 'unpublish'
  /** The days that were published, half-open. */
  from: Day
  until: Day
  /** Locations of what would be undone. */
  locationIds: string[]
  /** Shifts that staff would see otherwise, and absences. */
  shifts: number
  absences: number
  people: number
  /** Entries of it that stay: outside of what is shown, or out of the person's reach. */
  staying: number
  at: string
  byName: string
}

/** Hub `schedule`, event `scheduleChanged`: re-read what is named. */
export type ScheduleChanged = {
  revision: number
  /** User who did it. */
  byUserId: string
  /** Days touched, half-open. */
  from: Day
  until: Day
  entryIds: string[]
}
