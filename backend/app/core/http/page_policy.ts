import type { TileSource } from '#app/core/maps/tile_source'
import type { Analytics } from '#contracts/tag_manager'
import type { Telemetry } from '#contracts/telemetry'

/** Google's hosts that tags of analytics and advertising load from and report to. */
const tagHosts = {
  script:
    'https://www.googletagmanager.com https://googleads.g.doubleclick.net https://www.googleadservices.com',
  image:
    'https://www.googletagmanager.com https://*.google-analytics.com https://googleads.g.doubleclick.net https://www.google.com',
  report:
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://googleads.g.doubleclick.net https://www.google.com',
  frame: 'https://www.googletagmanager.com https://td.doubleclick.net',
}

/** What an installation lets its pages load or reach besides itself; each `null` if it is not configured. */
type Outside = {
  analytics: Analytics | null
  tiles: Pick<TileSource, 'origin'> | null
  telemetry: Pick<Telemetry, 'url'> | null
}

/**
 * What a page of the built frontend may load: own scripts only; component styles are inline; pictures may be previews
 * or tiles of maps. Others' hosts are let in only where a tag manager or telemetry is configured.
 */
export function pagePolicy({ analytics, tiles, telemetry }: Outside): string {
  const and = (hosts: string) => (analytics ? ` ${hosts}` : '')
  return [
    "default-src 'self'",
    ...(analytics ? [`script-src 'self' ${tagHosts.script}`, `frame-src ${tagHosts.frame}`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles ? ` ${tiles.origin}` : ''}${and(tagHosts.image)}`,
    "font-src 'self' data:",
    `connect-src 'self'${telemetry ? ` ${new URL(telemetry.url).origin}` : ''}${and(tagHosts.report)}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
