import type { EntryOperation, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { apiOf } from './api.ts'
import { addDays, type Day } from './days.ts'
import { newId } from './ids.ts'
import { scheduleOf } from './scheduler.ts'
import { account } from './settings.ts'

/** A day's need: who opens and who closes. */
const times = [
  ['07:00', '15:00'],
  ['13:00', '21:00'],
] as const

/**
 * Open shifts in days without any plan: each day an early and a late one at each of the positions most people
 * of the location hold.
 */
export async function openShifts(
  role: string,
  from: Day,
  { days, locationId, positions }: { days: number; locationId: string; positions: number }
): Promise<ScheduleRange> {
  const { people } = await scheduleOf(role, from, days, [locationId])
  const held = Object.entries(
    Object.groupBy(
      people
        .filter((person) => !person.disabledInSchedule && person.locationIds.includes(locationId))
        .flatMap(({ positionIds }) => positionIds),
      (id) => id
    )
  )
    .toSorted(([, a], [, b]) => b!.length - a!.length)
    .slice(0, positions)
  const operations = Array.from({ length: days }, (_, step) => addDays(from, step)).flatMap((day) =>
    held.flatMap(([positionId]) =>
      times.map(([start, end]): EntryOperation => ({
        kind: 'create',
        id: newId(),
        entry: { type: 0, employeeId: null, locationId, positionId, day, start, end, breaks: [] },
      }))
    )
  )
  await (
    await apiOf(account(role))
  ).post('/scheduling/commands', { id: newId(), label: 'create', operations })
  return scheduleOf(role, from, days, [locationId])
}
