import { rows } from '#app/core/organisation_context'

/** Unlinks every external account of somebody whose address was changed: whoever had the old one must not come in by it. */
export async function forgetIdentities(userId: string): Promise<void> {
  await rows('delete from user_identities where user_id = ?', [userId])
}
