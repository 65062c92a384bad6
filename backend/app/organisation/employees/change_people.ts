import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { employeeScope } from '#app/organisation/directory/scope'

type Person = { id: string; name: string; surname: string }
/** `false`: the person was that way already. */
type Change = (id: string) => Promise<boolean>
type Changed = { changed: number; unchanged: number; refused: { person: Person; refusal: DomainError }[] }

/**
 * Changes people one by one, in the order of their ids so that two such requests never wait for each other in a circle.
 * People who may not be changed stay as they are and are named; the others are changed.
 *
 * @throws core.not_found when one of them does not exist, or works elsewhere
 */
export async function changePeople(ids: readonly string[], change: Change): Promise<Changed> {
  const outcome: Changed = { changed: 0, unchanged: 0, refused: [] }
  for (const person of await peopleOf([...new Set(ids)])) {
    const refusal = await refusalOf(async () => {
      outcome[(await change(person.id)) ? 'changed' : 'unchanged'] += 1
    })
    if (refusal) outcome.refused.push({ person, refusal })
  }
  return outcome
}

async function peopleOf(ids: string[]): Promise<Person[]> {
  const found = await database()
    .selectFrom('employees as e')
    .select(['e.id', 'e.name', 'e.surname'])
    .where('e.id', '=', anyOf(ids))
    .where(employeeScope())
    .orderBy('e.id')
    .execute()
  if (found.length < ids.length) throw notFound()
  return found
}

/** A refused person's partial changes are rolled back, those of the others stay. */
async function refusalOf(work: () => Promise<void>): Promise<DomainError | null> {
  await sql`savepoint person`.execute(database())
  try {
    await work()
    await sql`release savepoint person`.execute(database())
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await sql`rollback to savepoint person`.execute(database())
    return error
  }
}
