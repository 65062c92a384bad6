import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'
import { tidy } from '#app/core/http/tidy_body'

/**
 * Refuses text in the query that PostgreSQL cannot keep, as `readBody` does for bodies.
 *
 * @throws core.invalid_input
 */
export default class StorableQueryMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    // A copy, since an empty value of a query stays empty; addresses are short.
    const field = tidy(structuredClone(ctx.request.qs()))
    if (field === null) return next()
    const message = ctx.i18n.formatMessage('validator.shared.messages.text')
    throw new DomainError('core.invalid_input', { fields: [{ field, rule: 'text', message }] })
  }
}
