import { rows, trx } from '#app/core/organisation_context'
import { sendLink, type LinkRecipient } from '#app/identity/links/send_link'

/** Mails the link that opens an account of the provider's own people; accounts that are open or closed get none. */
export async function sendOfficeInvitation(userId: string): Promise<void> {
  const [user] = await rows<LinkRecipient>(
    `select id, organisation_id as "organisationId", email, name, language from users
     where id = ? and organisation_id is null and status = 'invited'`,
    [userId]
  )
  if (user) await sendLink(trx(), user, 'activation', null)
}
