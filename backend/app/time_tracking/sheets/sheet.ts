import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import type { WorkedDayOff } from '#app/time_tracking/settlement/actual/days_off_due'
import type { Day } from '#contracts/schedule'

/** From and until on the clock of the place; no end where none is registered. */
export type SheetHours = { start: string; end: string | null }

/** Why no one had to work on a day, by Polish practice; elsewhere the same in words. */
export type DayOffTitle = 'sunday' | 'holiday' | 'other' | 'for_sunday' | 'for_holiday' | 'for_saturday'

/** A day off on which the person worked, with the day given for it, or the last day for one. */
export type SheetDayOff = WorkedDayOff & { isLate: boolean }

export type SheetDay = {
  day: Day
  planned: SheetHours[]
  /** As registered, or as it was entered; `waits` until it is approved, and is in no figure. */
  worked: (SheetHours & { waits: boolean; notes: number[] })[]
  workMinutes: number
  nightMinutes: number
  /** On Sundays and holidays; each minute once. */
  festiveMinutes: number
  overtime: { percent: number; minutes: number }[]
  /** With the part of the day in minutes; `null` for whole days. */
  absences: { code: string | null; minutes: number | null }[]
  dayOff: DayOffTitle | null
}

/** A change of what was registered, and who made it. */
export type SheetNote = {
  number: number
  day: Day
  kind: 'correction' | 'edit'
  before: SheetHours | null
  reason: string
  by: { name: string; surname: string } | null
  /** Instant. */
  at: number | null
}

/** Overtime of the average week, known once the settlement period has ended. */
export type SheetPeriod = DaySpan & { minutes: number; percent: number }

/** One person's working time in a half-open range of days. */
export type Sheet = {
  from: Day
  until: Day
  employee: { name: string; surname: string; integrationId: string | null }
  contract: { workSystem: string; fte: number } | null
  normMinutes: number
  /** Polish law names overtime by what it adds to the pay, others by what an hour costs. */
  isPoland: boolean
  percents: number[]
  days: SheetDay[]
  notes: SheetNote[]
  /** Settlement periods that end in the range. */
  averaged: SheetPeriod[]
  daysOff: SheetDayOff[]
  waiting: number
}
