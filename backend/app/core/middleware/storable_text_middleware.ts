import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'

/**
 * PostgreSQL keeps neither zero characters nor half surrogate pairs, and no field means them: they are refused here,
 * so that no validator has to remember it.
 *
 * @throws core.invalid_input
 */
export default class StorableTextMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const field = unstorableIn(ctx.request.all())
    if (field === null) return next()
    const message = ctx.i18n.formatMessage('validator.shared.messages.text')
    throw new DomainError('core.invalid_input', { fields: [{ field, rule: 'text', message }] })
  }
}

/** The place of the first text that cannot be stored, in the words validation uses. */
function unstorableIn(value: unknown, place: string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : place.join('.')
  if (value === null || typeof value !== 'object') return null
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? unstorableIn(inner, [...place, key]) : place.join('.')
    if (found !== null) return found
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
