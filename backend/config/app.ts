import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from 'proxy-addr'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'

const trusted = env.get('TRUSTED_PROXIES')

/** Browsers drop a `secure` cookie on plain http, so the address people open decides unless it is set. */
export const secureCookies =
  env.get('SECURE_COOKIES') ?? (env.get('APP_URL')?.startsWith('https://') || false)

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  trustProxy: proxyAddr.compile(trusted ? trusted.split(',').map((address) => address.trim()) : []),
  // Later: what answers it reads this configuration.
  onBadUrl: (req: IncomingMessage, res: ServerResponse) =>
    void import('#app/core/http/bad_address')
      .then(({ refuseBadAddress }) => refuseBadAddress(req, res))
      .catch(() => res.destroy()),
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'strict' },
})
