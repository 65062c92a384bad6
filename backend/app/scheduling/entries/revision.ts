import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'

/**
 * Gives the schedule its next revision; other writers wait here until this unit of work ends. Entries are locked before
 * and written, above all deleted, only after: an entry of the same id may be on its way back.
 */
export async function nextRevision(): Promise<number> {
  const { revision } = await database()
    .insertInto('scheduleRevisions')
    .values({ organisationId: organisationContext.current().id, revision: 1 })
    .onConflict((own) =>
      own
        .column('organisationId')
        .doUpdateSet((eb) => ({ revision: eb('scheduleRevisions.revision', '+', 1) }))
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Read before the entries: a message about a later change then is never taken for one already seen. */
export async function scheduleRevision(): Promise<number> {
  const schedule = await database().selectFrom('scheduleRevisions').select('revision').executeTakeFirst()
  return schedule?.revision ?? 0
}
