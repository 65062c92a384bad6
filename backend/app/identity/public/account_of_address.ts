import db from '@adonisjs/lucid/services/db'
import type { LanguageId } from '#contracts/enums'

/** The account that signs in with an address, whatever its letters' size; null where there is none. Outside of any unit of work. */
export async function accountOfAddress(
  email: string
): Promise<{ email: string; language: LanguageId } | null> {
  const found = (await db
    .from('users')
    .whereRaw('lower(email) = lower(?)', [email])
    .select('email', 'language')
    .first()) as { email: string; language: LanguageId } | null
  return found
}
