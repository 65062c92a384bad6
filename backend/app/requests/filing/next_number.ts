import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'

/** The next number of a request. Requests that were deleted keep theirs: no number is given twice. */
export async function nextNumber(): Promise<number> {
  const { id: organisationId } = organisationContext.current()
  const { last } = await database()
    .insertInto('requestNumbers')
    .values({ organisationId, last: 1 })
    .onConflict((known) =>
      known.column('organisationId').doUpdateSet({ last: sql<number>`request_numbers.last + 1` })
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
