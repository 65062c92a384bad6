import type { EntryOperation, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { RunRepair } from '@shiftloom/backend/contracts/auto_schedule'
import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import { isAbsence } from '../model/entry_kind.ts'
import { planCreate } from '../model/plan_operations.ts'
import { daysOf } from '../model/view_range.ts'

/** Whole days of absence for a person who cannot come; days on which they are away already are left out. */
export function planAbsence(
  { employeeId, ...days }: RunRepair,
  locationId: string,
  entries: readonly ScheduleEntry[]
): EntryOperation[] {
  const away = new Set(
    entries
      .filter(
        (one) => one.employeeId === employeeId && one.fullDay && isAbsence(one) && one.state !== 'removed'
      )
      .map(({ day }) => day)
  )
  return daysOf(days)
    .filter((day) => !away.has(day))
    .map((day) =>
      planCreate({
        type: scheduleEntryTypes.absence,
        employeeId,
        locationId,
        positionId: null,
        day,
        start: '00:00',
        end: '00:00',
        fullDay: true,
      })
    )
}
