import { languageOfAccount } from '#app/identity/public/language_of_account'
import type { FoundEmployee } from '#app/organisation/public/find_employees'
import { localeOf, type Locale } from '#contracts/enums'

/** What people chose for themselves counts, not what was entered when they were added. */
export const localeOfPerson = async ({ userId, language }: FoundEmployee): Promise<Locale> =>
  localeOf((await languageOfAccount(userId)) ?? language)
