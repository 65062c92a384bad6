import { pagePolicy } from '#app/core/http/page_policy'
import { analytics, telemetry } from '#config/analytics'
import { appUrl } from '#config/app_url'
import { mapTiles } from '#config/map'

const api = "default-src 'none'; frame-ancestors 'none'"
const page = pagePolicy({
  hasTags: analytics !== null,
  tiles: mapTiles?.origin,
  telemetry: telemetry ? new URL(telemetry.url).origin : undefined,
})

/** What every answer at an address carries, whatever it is; `requestId` is the `TraceId` of refusals. */
export const securityHeaders = (path: string, requestId: string): Record<string, string> => {
  const isApi = path.startsWith('/api/')
  return {
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    ...(appUrl.startsWith('https://') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': isApi ? api : page,
    ...(isApi && { 'Cache-Control': 'no-store' }),
  }
}
