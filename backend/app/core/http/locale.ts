import type { HttpRequest } from '@adonisjs/core/http'
import { locales, type Locale } from '#contracts/enums'

/** The `Language` header names the user's language; browsers without it are asked by `Accept-Language`. */
export function localeOfRequest(request: HttpRequest): Locale {
  const named = request.header('language')
  if (named) return locales.find((locale) => locale === named) ?? 'en-US'
  return (request.language([...locales]) as Locale | null) ?? 'en-US'
}
