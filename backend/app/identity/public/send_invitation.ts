import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { sendLink, type LinkRecipient } from '#app/identity/links/send_link'

/**
 * Mails the link that opens an account of the current organisation. Accounts that are open or closed get none.
 *
 * @returns whether a mail was sent
 */
export async function sendInvitation(userId: string): Promise<boolean> {
  const [user] = await rows<LinkRecipient & { organisation: string }>(
    `select u.id, u.organisation_id as "organisationId", u.email, u.name, u.language, o.name as organisation
     from users u join organisations o on o.id = u.organisation_id
     where u.id = ? and u.organisation_id = ? and u.status = 'invited'`,
    [userId, organisationContext.current().id]
  )
  if (!user) return false
  await sendLink(trx(), user, 'activation', user.organisation)
  return true
}
