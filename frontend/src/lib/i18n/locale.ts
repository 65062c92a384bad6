import { locales, type Locale } from '@shiftloom/backend/contracts/enums'

/** Where a choice made on the sign-in page is kept, until a profile says otherwise. */
const chosenKey = 'language'
let ofUser: Locale | null = null

const known = (value: string | null): Locale | null => locales.find((locale) => locale === value) ?? null

/** Before anybody's language is known: Vietnamese on a `vn` host, Polish elsewhere. */
export const hostLocale = (hostname: string = location.hostname): Locale =>
  hostname.toLowerCase().includes('vn') ? 'vi-VN' : 'pl-PL'

export const startLocale = (): Locale => ofUser ?? known(localStorage.getItem(chosenKey)) ?? hostLocale()

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(chosenKey, locale)
}

export function setUserLocale(locale: Locale | null): void {
  ofUser = locale
}

/** The `Language` header: the user's language, or the one chosen on this device, or else the browser's. */
export const requestLocale = (): string =>
  ofUser ?? known(localStorage.getItem(chosenKey)) ?? browserLocale() ?? navigator.language

const browserLocale = (): Locale | null =>
  locales.find((locale) => locale.slice(0, 2) === navigator.language?.slice(0, 2).toLowerCase()) ?? null
