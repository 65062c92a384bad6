import { anyOf } from '#app/core/database/any_of'
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
  const [found] = await notPlannedPeople(changes)
  if (found) throw new DomainError('scheduling.person_not_planned', found)
}

/** Names of people who are switched off in the schedule, by the entries whose work they would get. */
export async function givenToNotPlanned(changes: readonly EntryChange[]): Promise<Map<string, string>> {
  const names = new Map((await notPlannedPeople(changes)).map(({ employeeId, name }) => [employeeId, name]))
  return new Map(
    changes.flatMap((change): [string, string][] => {
      const name = names.get(givenTo(change) ?? '')
      return name === undefined ? [] : [[change.entryId, name]]
    })
  )
}

/** Who gets work by the change that is not theirs already. */
const givenTo = ({ before, after }: EntryChange): string | null =>
  after?.employeeId && isWork(after.type) && !(before?.employeeId === after.employeeId && isWork(before.type))
    ? after.employeeId
    : null

async function notPlannedPeople(
  changes: readonly EntryChange[]
): Promise<{ employeeId: string; name: string }[]> {
  const given = new Set(changes.flatMap((change) => givenTo(change) ?? []))
  if (given.size === 0) return []
  return database()
    .selectFrom('employees')
    .select('id as employeeId')
    .select(({ ref }) => [personNameOf(ref('name'), ref('surname')).as('name')])
    .where('id', '=', anyOf([...given]))
    .where('disabledInSchedule', '=', true)
    .orderBy('surname')
    .orderBy('employees.name')
    .orderBy('id')
    .execute()
}
