import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { overlaps } from '@shiftloom/solver/time'
import type { ExcludedPositions } from '../model/totals.ts'
import { holds, type DayRange } from '../model/view_range.ts'
import type { RuleChange } from './change_of.ts'

type Counted = { range: DayRange; excluded: ExcludedPositions }

/** Minutes of work in the range that a change gives a person; below 0 when it takes some away. */
export function minutesGained(
  personId: string,
  { remove, add }: RuleChange,
  entryById: ReadonlyMap<string, PlanEntry>,
  { range, excluded }: Counted
): number {
  const minutes = (entry: PlanEntry | undefined): number =>
    entry &&
    entry.employeeId === personId &&
    isPlannedShift(entry) &&
    holds(range, entry.day) &&
    !(entry.positionId && excluded.has(entry.positionId))
      ? entry.workMinutes
      : 0
  return (
    add.reduce((sum, entry) => sum + minutes(entry), 0) -
    remove.reduce((sum, id) => sum + minutes(entryById.get(id)), 0)
  )
}

export type Coverage = { filled: number; total: number }

/** Shifts of the same place, position and time as `shift`, once the change is made: how many there are, how many have a person. */
export function coverageWith(
  shift: PlanEntry,
  { remove, add }: RuleChange,
  entries: readonly ScheduleEntry[]
): Coverage {
  const gone = new Set(remove)
  const period = { start: Date.parse(shift.startsAt), end: Date.parse(shift.endsAt) }
  let filled = 0
  let total = 0
  const count = (entry: PlanEntry) => {
    if (entry.locationId !== shift.locationId || entry.positionId !== shift.positionId) return
    if (!isPlannedShift(entry) || !overlaps(periodOf(entry), period)) return
    total += 1
    if (entry.employeeId) filled += 1
  }
  for (const entry of entries) if (!gone.has(entry.id)) count(entry)
  add.forEach(count)
  return { filled, total }
}

const isPlannedShift = ({ type, state }: PlanEntry): boolean =>
  type === scheduleEntryTypes.shift && state !== 'removed'
const periodOf = ({ startsAt, endsAt }: PlanEntry) => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
})
