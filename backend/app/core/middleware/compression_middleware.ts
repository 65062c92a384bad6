import { constants } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

/** Answers are made once and read once, so the fastest levels win; they still leave a fifteenth of a month of shifts. */
const compress = compression({
  threshold: 1024,
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
})

/** Compresses answers above 1 kB for clients that accept it, off the main thread. Built pages come compressed already. */
export default class CompressionMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await new Promise<void>((resolve) => {
      // Express types; the function needs no more than Node's own request and response.
      compress(request.request as never, response.response as never, () => resolve())
    })
    return next()
  }
}
