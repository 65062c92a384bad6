import { rows } from '#app/core/organisation_context'
import type { FoundEmployee } from '#app/organisation/public/find_employees'
import { localeOf, type LanguageId, type Locale } from '#contracts/enums'

/** What people chose for themselves counts, not what was entered when they were added. */
export async function localeOfPerson({ userId, language }: FoundEmployee): Promise<Locale> {
  const [user] = await rows<{ language: LanguageId }>('select language from users where id = ?', [userId])
  return localeOf(user?.language ?? language)
}
