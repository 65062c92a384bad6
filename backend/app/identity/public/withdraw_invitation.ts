import { database } from '#app/core/database/database'

/** Links that would open the account stop working. */
export async function withdrawInvitation(userId: string): Promise<void> {
  await database()
    .deleteFrom('accountLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', 'activation')
    .execute()
}
