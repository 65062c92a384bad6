import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'
import { mostBodyBytes } from '#config/bodyparser'

/**
 * The body parser counts only what it reads. A body that says by itself that it is too large is refused whatever its
 * kind, before anything of it is read.
 *
 * @throws core.payload_too_large
 */
export default class BodySizeMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (Number(request.header('content-length') ?? 0) > mostBodyBytes)
      throw new DomainError('core.payload_too_large')
    return next()
  }
}
