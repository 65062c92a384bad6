import type { Locale } from './enums.ts'

const officeLabels = ['office', 'backoffice', 'admin']

/** Back-office hosts carry their name as the first label: `office.example.com`, `office.localhost`. */
export const isOfficeHost = (hostname: string): boolean =>
  officeLabels.includes(hostname.split('.')[0]!.toLowerCase())

/** Before a visitor's language is known: Vietnamese on a `vn` host, Polish elsewhere. */
export const localeOfHost = (hostname: string): Locale =>
  hostname.toLowerCase().includes('vn') ? 'vi-VN' : 'pl-PL'

/** The cookie with the language chosen on a device, for pages that the server picks by it. */
export const languageCookie = 'language'
/** The cookie of a device on which a user is signed in, for the same pages; it opens nothing. */
export const signedInCookie = 'signed_in'
