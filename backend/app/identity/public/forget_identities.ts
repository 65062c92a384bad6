import { rows } from '#app/core/organisation_context'

/**
 * Unlinks every external account of a user whose address was changed, and ends every link that was mailed to the old
 * one: its previous owner must not be able to sign in by it.
 */
export async function forgetIdentities(userId: string): Promise<void> {
  await rows('delete from account_links where user_id = ?', [userId])
  await rows('delete from user_identities where user_id = ?', [userId])
}
