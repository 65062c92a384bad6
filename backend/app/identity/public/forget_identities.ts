import { database } from '#app/core/database/database'

/**
 * Unlinks every external account of a user whose address was changed, and ends every link that was mailed to the old
 * one: its previous owner must not be able to sign in by it.
 */
export async function forgetIdentities(userId: string): Promise<void> {
  await database().deleteFrom('accountLinks').where('userId', '=', userId).execute()
  await database().deleteFrom('userIdentities').where('userId', '=', userId).execute()
}
