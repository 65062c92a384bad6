import { locales } from '#contracts/enums'
import { isOfficeHost, localeOfHost } from '#contracts/hosts'

/**
 * Customers find the fields of the sign-in in the page itself (`frontend/vite/first_form.ts`), in the language chosen on
 * the device or that of the host. What the address says besides is shown by the application alone.
 *
 * Signed-in users are led on by the application, without having seen the fields.
 *
 * @returns the path of the built page; null for every other address
 */
export function signInPage(
  url: string,
  hostname: string,
  { chosen, isSignedIn }: { chosen?: unknown; isSignedIn?: boolean } = {}
): string | null {
  if (url !== '/login' || isOfficeHost(hostname)) return null
  if (isSignedIn) return '/'
  const locale = locales.find((one) => one === chosen) ?? localeOfHost(hostname)
  return `/login.${locale}.html`
}
