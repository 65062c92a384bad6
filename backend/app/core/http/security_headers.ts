import { pagePolicy } from '#app/core/http/page_policy'
import { analytics, telemetry } from '#config/analytics'
import { appUrl } from '#config/app_url'
import { mapTiles } from '#config/map'

const api = "default-src 'none'; frame-ancestors 'none'"
const page = pagePolicy({ analytics, telemetry, tiles: mapTiles })

/**
 * What every answer at a path carries, whatever it is.
 *
 * @param requestId the `TraceId` of refusals
 * @param address where people open the product
 */
export const securityHeaders = (
  path: string,
  requestId: string,
  address = appUrl
): Record<string, string> => {
  const isApi = path.startsWith('/api/')
  return {
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    ...(address.startsWith('https://') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': isApi ? api : page,
    ...(isApi && { 'Cache-Control': 'no-store' }),
  }
}
