import { addDays, type Day } from '@shiftloom/solver/time'
import { peopleToAsk } from '#app/requests/people/people_of_requests'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { absenceTypes } from '#app/scheduling/public/work_types'

/**
 * Who is to decide on a request of a person: the one who is asked, else everyone who may. Those who are away on the day
 * are stood in for by the others, unless there is no one else.
 *
 * @returns employee ids
 */
export async function decidersOf(
  person: Pick<PersonAsked, 'id' | 'locationIds'>,
  recipientId: string | null,
  today: Day
): Promise<string[]> {
  const able = (await peopleToAsk(person)).map(({ id }) => id)
  const absences = await plannedEntries({
    ...{ from: today, until: addDays(today, 1), employeeIds: able, types: absenceTypes },
  })
  const away = new Set(absences.flatMap(({ employeeId }) => employeeId ?? []))
  const present = able.filter((id) => !away.has(id))
  if (recipientId && present.includes(recipientId)) return [recipientId]
  return present.length > 0 ? present : able
}
