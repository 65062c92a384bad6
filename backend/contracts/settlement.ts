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

/** GET /api/time-tracking/settlement: one person's approved work in a range of days. */
export type SettledPerson = SettledMinutes & {
  employee: { id: string; name: string; surname: string }
  /** What the person owes in the range. */
  normMinutes: number
  approvedRecords: number
  /** Records that still wait for a decision: they are in none of the figures. */
  waitingRecords: number
  /** Null for roles that see no cost, and for people without a rate. */
  cost: { minor: number; currency: string } | null
  /** By day, of one person who was asked for. */
  days: (SettledMinutes & { day: Day })[]
}
