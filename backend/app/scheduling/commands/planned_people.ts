import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { personNameOf } from '#app/core/person_name'
import type { EntryChange } from '#app/scheduling/entries/entry'
import { isWork } from '#app/scheduling/people/work_types'

/**
 * People who are switched off in the schedule get no work that is not theirs already; what they have may be changed, and
 * they may still be absent.
 *
 * @throws scheduling.person_not_planned
 */
export async function requirePlannedPeople(changes: readonly EntryChange[]): Promise<void> {
  const given = changes.flatMap(({ before, after }) =>
    after?.employeeId &&
    isWork(after.type) &&
    !(before?.employeeId === after.employeeId && isWork(before.type))
      ? [after.employeeId]
      : []
  )
  if (given.length === 0) return
  const found = await database()
    .selectFrom('employees')
    .select('id')
    .select(({ ref }) => [personNameOf(ref('name'), ref('surname')).as('fullName')])
    .where('id', 'in', [...new Set(given)])
    .where('disabledInSchedule', '=', true)
    .orderBy('surname')
    .orderBy('name')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (found)
    throw new DomainError('scheduling.person_not_planned', { employeeId: found.id, name: found.fullName })
}
