import { rows } from '#app/core/organisation_context'

/** Links that would open the account stop working. */
export async function withdrawInvitation(userId: string): Promise<void> {
  await rows(`delete from account_links where user_id = ? and purpose = 'activation'`, [userId])
}
