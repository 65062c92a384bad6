import type { TFunction } from 'i18next'

/** Why a delivery did not arrive, as the product itself says it. */
export const knownReasons = ['archived', 'no_address', 'no_device', 'not_configured'] as const

/**
 * A sentence for why the last attempt failed. Codes of other servers (`550`, `ECONNREFUSED`) are described by what they
 * mean for a reader, and shown next to it for the server's administrators.
 */
export function reasonText(t: TFunction, code: string): string {
  if ((knownReasons as readonly string[]).includes(code)) return t(`deliveries.reason.${code}`)
  return t(`deliveries.reason.${kindOf(code)}`, { code })
}

function kindOf(code: string): 'refused' | 'busy' | 'unreachable' {
  if (/^5\d\d$/.test(code)) return 'refused'
  return /^4\d\d$/.test(code) ? 'busy' : 'unreachable'
}
