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

type Outside = { hasTags: boolean; tiles?: string | undefined; telemetry?: string | undefined }

/**
 * What a page of the built frontend may load: own scripts only; component styles are inline; pictures may be previews
 * or tiles of maps. Others' hosts are let in only where a tag manager or telemetry is configured.
 */
export function pagePolicy({ hasTags, tiles, telemetry }: Outside): string {
  const and = (hosts: string) => (hasTags ? ` ${hosts}` : '')
  return [
    "default-src 'self'",
    ...(hasTags ? [`script-src 'self' ${tagHosts.script}`, `frame-src ${tagHosts.frame}`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles ? ` ${tiles}` : ''}${and(tagHosts.image)}`,
    "font-src 'self' data:",
    `connect-src 'self'${telemetry ? ` ${telemetry}` : ''}${and(tagHosts.report)}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
