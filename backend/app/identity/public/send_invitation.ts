import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext, trx } from '#app/core/organisation_context'
import { sendLink } from '#app/identity/links/send_link'
import { companies } from '#app/identity/accounts/companies'

/**
 * Mails the link that opens an account of the current organisation. Accounts that are open or closed get none.
 *
 * @returns whether a mail was sent
 */
export async function sendInvitation(userId: string): Promise<boolean> {
  return (await sendInvitations([userId])) === 1
}

/**
 * The same for many accounts, in the order in which their ids are passed.
 *
 * @returns how many mails were sent
 */
export async function sendInvitations(userIds: readonly string[]): Promise<number> {
  const found = await database()
    .selectFrom('users')
    .select(['id', 'organisationId', 'email', 'name', 'language'])
    .where('id', '=', anyOf(userIds))
    .where('organisationId', '=', organisationContext.current().id)
    .where('status', '=', 'invited')
    .execute()
  const byId = new Map(found.map((user) => [user.id, user]))
  const users = userIds.flatMap((id) => byId.get(id) ?? [])
  const organisation = users.length > 0 ? await companies().card() : null
  for (const user of users) await sendLink(trx(), user, 'activation', organisation?.name ?? null)
  return users.length
}
