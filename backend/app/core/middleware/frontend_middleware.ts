import { existsSync } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'
import { isFrontendPath } from '#app/core/http/frontend_path'
import { signInPage } from '#app/core/http/sign_in_page'
import { languageCookie, signedInCookie } from '#contracts/hosts'
import env from '#start/env'

const year = 365 * 24 * 3600

const dist = env.get('FRONTEND_DIST')
const files =
  dist && existsSync(dist)
    ? sirv(dist, {
        single: true,
        gzip: true,
        brotli: true,
        etag: true,
        maxAge: 0,
        setHeaders: (response, path) => {
          // Built assets carry their content's hash in the name; the page itself is always asked for again.
          response.setHeader(
            'Cache-Control',
            path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache'
          )
          // Which page it is depends on the language and the session of the device.
          if (response.req.url === '/login') response.appendHeader('Vary', 'Cookie')
        },
      })
    : null

/** Serves the built frontend where `FRONTEND_DIST` names it; in development Vite does. */
export default class FrontendMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const isPage = ['GET', 'HEAD'].includes(request.method()) && isFrontendPath(request.url())
    if (!files || !isPage) return next()
    const cookie = (name: string): unknown => request.plainCookie(name, { encoded: false })
    const page = signInPage(request.url(true), request.hostname() ?? '', {
      chosen: cookie(languageCookie),
      isSignedIn: Boolean(cookie(signedInCookie)),
    })
    const asked = page ? Object.create(request.request, { url: { value: page } }) : request.request
    response.relayHeaders()
    await new Promise<void>((resolve) => {
      response.response.once('finish', resolve)
      response.response.once('close', resolve)
      files(asked, response.response, () => resolve())
    })
    if (!response.headersSent) return next()
  }
}
