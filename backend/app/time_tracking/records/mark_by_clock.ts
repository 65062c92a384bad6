import { addDays, dayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { plannedWork } from '#app/time_tracking/punches/planned_shifts'
import { markDays } from '#app/time_tracking/marks/marks'

/** Days back that a shift without a record is looked for. */
const daysBack = 2

/** Marks what becomes another record by mere time: work that goes on, and shifts that have ended without a punch. */
export async function markByClock(now: number): Promise<void> {
  const open = await database()
    .selectFrom('timeRecords')
    .select(['employeeId', 'day'])
    .where('isOpen', '=', true)
    .execute()
  await markDays([...open, ...(await endedWithoutRecord(now))])
}

async function endedWithoutRecord(now: number) {
  const registering = await database()
    .selectFrom('employees')
    .select('id')
    .where('timeRegistrationRequired', '=', true)
    .where('archivedAt', 'is', null)
    .execute()
  const people = registering.map(({ id }) => id)
  if (people.length === 0) return []
  const today = dayOf(now, 'UTC')
  const work = await plannedWork(people, addDays(today, -daysBack), addDays(today, 2))
  const ended = [...work.values()].flat().filter(({ endsAt }) => Date.parse(endsAt) <= now)
  const known = await database()
    .selectFrom('timeRecords')
    .select('entryId')
    .where('entryId', '=', anyOf(ended.map(({ entryId }) => entryId)))
    .execute()
  const recorded = new Set(known.map(({ entryId }) => entryId))
  return ended
    .filter(({ entryId }) => !recorded.has(entryId))
    .map(({ employeeId, day }) => ({ employeeId, day }))
}
