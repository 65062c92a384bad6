import type { Day } from '@shiftloom/solver/time'
import { activeDeputies, awayOn } from '#app/requests/deputies/active_deputies'
import { peopleToAsk } from '#app/requests/people/people_of_requests'
import type { PersonAsked } from '#app/requests/people/person_asked'

/**
 * Who is to decide on a request of a person: the one who is asked, else everyone who may; the deputy in the place of a
 * person who has one that day. Those who are away without a deputy are stood in for by the others, unless there is no one
 * else.
 *
 * @returns employee ids
 */
export async function decidersOf(
  person: Pick<PersonAsked, 'id' | 'locationIds'>,
  recipientId: string | null,
  today: Day
): Promise<string[]> {
  const able = (await peopleToAsk(person)).map(({ id }) => id)
  const deputies = (await activeDeputies(today)).filter(({ deputyId }) => deputyId !== person.id)
  const away = await awayOn(today, [...able, ...deputies.map(({ deputyId }) => deputyId)])
  const acting = (id: string): string[] => {
    const present = deputies.filter(({ employeeId, deputyId }) => employeeId === id && !away.has(deputyId))
    return present.length > 0 ? present.map(({ deputyId }) => deputyId) : away.has(id) ? [] : [id]
  }
  const asked = recipientId && able.includes(recipientId) ? acting(recipientId) : []
  if (asked.length > 0) return asked
  const all = [...new Set(able.flatMap(acting))]
  return all.length > 0 ? all : able
}
