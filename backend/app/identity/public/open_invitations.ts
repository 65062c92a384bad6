import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'

/** How many people of the organisation have a link in their mailbox that opens their account and waits to be used. */
export async function openInvitations(): Promise<number> {
  const { count } = await database()
    .selectFrom('users as u')
    .innerJoin('accountLinks as l', 'l.userId', 'u.id')
    .select(({ fn }) => fn.count<number>('u.id').distinct().as('count'))
    .where('u.organisationId', '=', organisationContext.current().id)
    .where('u.status', '=', 'invited')
    .where('l.purpose', '=', 'activation')
    .where('l.usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
