import { database } from '#app/core/database/database'
import { trx } from '#app/core/organisation_context'
import { sendLink } from '#app/identity/links/send_link'

/** Mails the link that opens an account of the provider's own people; accounts that are open or closed get none. */
export async function sendOfficeInvitation(userId: string): Promise<void> {
  const user = await database()
    .selectFrom('users')
    .select(['id', 'organisationId', 'email', 'name', 'language'])
    .where('id', '=', userId)
    .where('organisationId', 'is', null)
    .where('status', '=', 'invited')
    .executeTakeFirst()
  if (user) await sendLink(trx(), user, 'activation', null)
}
