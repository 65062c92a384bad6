import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { awayTypes } from '#app/scheduling/people/work_types'
import type { Day } from '#contracts/schedule'

type AwayInPlan = { employeeId: string; firstDay: Day; lastDay: Day }

/** Who of these people is absent on some of the days as they are planned, published or not. */
export async function awayInPlan(
  { from, until }: DaySpan,
  employeeIds: readonly string[]
): Promise<AwayInPlan[]> {
  const found = await database()
    .selectFrom('scheduleEntries as e')
    .select('e.employeeId')
    .select(({ fn }) => [fn.min('e.day').as('firstDay'), fn.max('e.day').as('lastDay')])
    .where('e.day', '>=', from)
    .where('e.day', '<', until)
    .where('e.deletedAt', 'is', null)
    .where('e.employeeId', '=', anyOf([...employeeIds]))
    .where('e.type', '=', anyOf(awayTypes))
    .groupBy('e.employeeId')
    .execute()
  return found.flatMap(({ employeeId, ...days }) => (employeeId === null ? [] : [{ employeeId, ...days }]))
}
