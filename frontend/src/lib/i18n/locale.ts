import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import { languageCookie, localeOfHost } from '@shiftloom/backend/contracts/hosts'

/** Where a choice made on the sign-in page is kept, until a profile says otherwise. */
const chosenKey = 'language'
let ofUser: Locale | null = null

const known = (value: string | null): Locale | null => locales.find((locale) => locale === value) ?? null

export const startLocale = (): Locale =>
  ofUser ?? known(localStorage.getItem(chosenKey)) ?? localeOfHost(location.hostname)

/** Also as a cookie: the server gives the sign-in out in it. */
export function rememberLocale(locale: Locale): void {
  localStorage.setItem(chosenKey, locale)
  document.cookie = `${languageCookie}=${locale}; path=/login; max-age=31536000; samesite=lax`
}

export function setUserLocale(locale: Locale | null): void {
  ofUser = locale
}

/** The `Language` header: the user's language, or the one chosen on this device, or else the browser's. */
export const requestLocale = (): string =>
  ofUser ?? known(localStorage.getItem(chosenKey)) ?? browserLocale() ?? navigator.language

const browserLocale = (): Locale | null =>
  locales.find((locale) => locale.slice(0, 2) === navigator.language?.slice(0, 2).toLowerCase()) ?? null
