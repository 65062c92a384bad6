import type { AvailabilityKind, ScheduleEntryType } from './enums.ts'
import type { RuleAcceptance, RuleBreach, RuleOverride } from './schedule_rules.ts'

/** Calendar day on the wall clock of the entry's zone, `YYYY-MM-DD`. */
export type Day = string
/** Wall-clock time, `HH:mm`. */
export type ClockTime = string

export type ShiftBreak = {
  /** Where the break lies on the wall clock; null when only its length is known. */
  start: ClockTime | null
  minutes: number
  paid: boolean
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
  /** null: an unassigned shift. */
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
  breaks: ShiftBreak[]
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
] as const
export type CommandLabel = (typeof commandLabels)[number]
export type ScheduleCommandResult = {
  commandId: string
  entries: ScheduleEntry[]
  /** Ids that no longer exist. */
  removedIds: string[]
  revision: number
  /** What undo, redo or an accepted proposal left alone: somebody changed it since, or a rule would be broken. */
  conflicts: {
    entryId: string
    byName: string
    /** The labour-code rule that would now be broken; left out, somebody changed the entry. */
    ruleId?: string
  }[]
  history: CommandHistory
  /** Bulk changes only: locked entries they left alone. */
  lockedKept?: number
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
}
/** Top of the asking person's own stacks; null when there is nothing to undo or redo. */
export type CommandHistory = { undo: CommandLabel | null; redo: CommandLabel | null }

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

/**
 * What an hour of work costs from a day on, in minor units; a kind of day without a rate of its own has that of weekdays.
 * A salary is told as its hour of the month, rounded.
 */
export type ShiftRate = {
  validFrom: Day
  weekdayMinor: number
  saturdayMinor: number | null
  sundayMinor: number | null
  dayOffMinor: number | null
}
/** GET /api/scheduling/shift-rates: only for whoever may see cost. */
export type ShiftRates = {
  currency: string
  /** Work at these costs nothing. */
  unbilledPositionIds: string[]
  /** People paid in another currency, or without a rate, are left out. */
  people: { employeeId: string; rates: ShiftRate[]; daysOff: Day[] }[]
}

export type * from './auto_schedule.ts'
