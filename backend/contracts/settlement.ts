import type { Page } from './http.ts'
import type { Day } from './schedule.ts'

/** Minutes of approved work by when they lie; one minute may be of several kinds. */
export type SettledMinutes = {
  workMinutes: number
  nightMinutes: number
  saturdayMinutes: number
  sundayMinutes: number
  holidayMinutes: number
  /** On days without a planned shift. */
  dayOffMinutes: number
  /** By what it is paid, in percent of a normal hour. */
  overtime: { percent: number; minutes: number }[]
}

/** A settlement period with the approved work in all of it, wherever it was. */
export type SettledPeriod = {
  from: Day
  /** Exclusive. */
  until: Day
  /** Its last day is over: what its average week comes to stays, once no record waits. */
  ended: boolean
  workMinutes: number
  /** What the person owes in it, less absences, and what those took. */
  normMinutes: number
  absentMinutes: number
  /** Overtime of the average week and what it is paid; null where days and weeks alone decide. */
  averaged: { minutes: number; percent: number } | null
  /** Part-time work beyond the own hours and within those of full time, which is no overtime. */
  additionalMinutes: number
  /** Overtime included; up to today in a period that goes on. Null where the law knows no average. */
  averageWeek: { minutes: number; limitMinutes: number } | null
}

/** Overtime of a calendar month `YYYY-MM` or year `YYYY` beside what the law or the work rules allow. */
export type OvertimeCounter = {
  kind: 'month' | 'year'
  period: string
  minutes: number
  limitMinutes: number
}

/** Where registered work goes beyond a rule of working time. */
export type ActualBreach = {
  ruleId: string
  /** In time order; shifts still ahead may be involved beside them. */
  recordIds: string[]
  /** Of the last of them. */
  day: Day
  /** Article or house rule it comes from. */
  basis: string
  /** In the caller's language. */
  sentence: string
  /** The schedule goes beyond the same rule at the same time. */
  planned: boolean
}

/** Approved work of a person at one location. */
export type SettledPlace = SettledMinutes & {
  /** Null for all locations together that the reader may not see. */
  locationId: string | null
  /** Null for roles that see no cost, and for people without a rate. */
  costMinor: number | null
}

/** Approved work of a person on one day; overtime of the average week is part of no day. */
export type SettledDay = SettledMinutes & {
  day: Day
  /** Null for roles that see no cost, and for people without a rate. */
  costMinor: number | null
}

/** What a person's approved work in a range of days comes to. */
export type SettledFigures = SettledMinutes & {
  /** By location; overtime is where its minutes were worked. */
  places: SettledPlace[]
  /** What the person owes in the range. */
  normMinutes: number
  /** Null for roles that see no cost, and for people without a rate. */
  cost: { minor: number; currency: string } | null
  /** How much of the approved work is on days without a rate, and in no cost; null for roles that see none. */
  unpriced: 'none' | 'some' | 'all' | null
  /** Those that touch the range. */
  periods: SettledPeriod[]
  /** Of one person who was asked for; none where the law sets no limit. */
  counters: OvertimeCounter[]
  /** By day, of one person who was asked for. */
  days: SettledDay[]
}

/** A day off on which a person worked and for which no other was given or is planned. */
export type DayOffDue = {
  day: Day
  /** The last day for it. */
  by: Day
}

export type SettledPerson = SettledFigures & {
  employee: { id: string; name: string; surname: string }
  approvedRecords: number
  /** Records that still wait for a decision: they are in none of the figures. */
  waitingRecords: number
  /** The figures are those of before a change; they are settled again in the background. */
  outdated: boolean
  /** Of one person who was asked for, for roles that read others' records. */
  breaches: ActualBreach[]
  /** Of one person who was asked for, where the law gives days off for worked ones. */
  daysOffDue: DayOffDue[]
}

/** How far a calendar month is settled in the background; cancelled, it waits until someone goes on with it. */
export type SettlementRun = {
  state: 'running' | 'done' | 'cancelled'
  people: number
  settled: number
}

/** GET /api/time-tracking/settlement: approved work in a range of days, by person. */
export type SettledPeople = Page<SettledPerson> & {
  /** Of a calendar month, for roles that read others' records; null before its first run. */
  run: SettlementRun | null
}

/** Approved work of a month at one location, of people whose records the reader may see. */
export type PlaceTotal = SettledMinutes & {
  /** Null for all locations together that the reader may not see, or has not asked for. */
  locationId: string | null
  people: number
  cost: { minor: number; currency: string } | null
}

/** Approved work of a day, of people whose records the reader may see, wherever it was. */
export type DayTotal = SettledMinutes & {
  day: Day
  people: number
  /** Null for roles that see no cost. */
  cost: { minor: number; currency: string } | null
}

/** A settlement period that touches the month, with the work of all these people in it. */
export type PeriodTotal = {
  from: Day
  /** Exclusive. */
  until: Day
  ended: boolean
  people: number
  workMinutes: number
  normMinutes: number
  absentMinutes: number
  averagedMinutes: number
  additionalMinutes: number
  /** People whose average week is longer than the law allows. */
  aboveLimit: number
}

/** GET /api/time-tracking/settlement-totals: a calendar month by day, by location and by settlement period. */
export type SettlementTotals = {
  days: DayTotal[]
  places: PlaceTotal[]
  periods: PeriodTotal[]
  people: number
  /** Of these, the figures are those of before a change. */
  outdated: number
  /** These are still settled for the first time, and in no total. */
  missing: number
  run: SettlementRun | null
}
