import type { Locale } from '#contracts/enums'

/** The alphabet names are sorted by: ł after l in Polish, đ after d in Vietnamese. */
const collations: Record<Locale, string> = { 'en-US': 'en-x-icu', 'pl-PL': 'pl-x-icu', 'vi-VN': 'vi-x-icu' }

export const collationOf = (locale: string): string =>
  `collate "${collations[locale as Locale] ?? 'en-x-icu'}"`

/** A search text as a pattern that contains it, its wildcards meaning themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
