import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { RunRepair } from '@shiftloom/backend/contracts/auto_schedule'
import { isShift } from '../model/entry_kind.ts'

type Days = Pick<RunRepair, 'from' | 'until'>

/** Shifts of a person, or unassigned ones, that begin in the days, in their order. */
const shiftsOf = (
  employeeId: string | null,
  { from, until }: Days,
  entries: readonly ScheduleEntry[]
): ScheduleEntry[] =>
  entries
    .filter(
      (entry) =>
        isShift(entry) &&
        entry.state !== 'removed' &&
        entry.employeeId === employeeId &&
        from <= entry.day &&
        entry.day < until
    )
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.start.localeCompare(b.start))

/** The shifts of a person who cannot come. */
export const concernedBy = (repair: RunRepair, entries: readonly ScheduleEntry[]): ScheduleEntry[] =>
  shiftsOf(repair.employeeId, repair, entries)

/** Shifts without anybody. */
export const openIn = (days: Days, entries: readonly ScheduleEntry[]): ScheduleEntry[] =>
  shiftsOf(null, days, entries)

export const minutesOf = (entries: readonly ScheduleEntry[]): number =>
  entries.reduce((sum, { workMinutes }) => sum + workMinutes, 0)
