import type { PersonPeriod } from '@shiftloom/solver/roster/problem'
import { periodOfDays } from '@shiftloom/solver/time'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import { isWork } from '#app/scheduling/public/work_types'
import type { RunRepair, RunScope } from '#contracts/auto_schedule'

/** Adds people who cannot come to the scope, so that their shifts count, no matter whom the scope gives work to. */
export const withMissing = (scope: RunScope, repair: readonly RunRepair[]): RunScope =>
  scope.employeeIds.length === 0
    ? scope
    : {
        ...scope,
        employeeIds: [...new Set([...scope.employeeIds, ...repair.map(({ employeeId }) => employeeId)])],
      }

/** Whether another person has to take it, because the assigned one cannot come on its day. */
export const isGivenAway = (
  { employeeId, day }: Pick<SnapshotEntry, 'employeeId' | 'day'>,
  repair: readonly RunRepair[]
): boolean => repair.some((one) => one.employeeId === employeeId && day >= one.from && day < one.until)

/**
 * When people who cannot come are away: from midnight to midnight, less the rest of a night shift they had begun before.
 */
export const missingPeriods = (
  repair: readonly RunRepair[],
  entries: readonly SnapshotEntry[],
  zone: string
): PersonPeriod[] =>
  repair.map(({ employeeId, from, until }) => {
    const { start, end } = periodOfDays(from, until, zone)
    const begun = entries.filter(
      (entry) =>
        entry.employeeId === employeeId && isWork(entry.type) && entry.day < from && entry.end > start
    )
    return { personId: employeeId, start: Math.max(start, ...begun.map((night) => night.end)), end }
  })
