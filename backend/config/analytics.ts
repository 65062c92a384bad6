import env from '#start/env'
import type { Analytics } from '#contracts/tag_manager'
import type { Telemetry } from '#contracts/telemetry'

const id = env.get('GTM_ID')
const url = env.get('TELEMETRY_URL')
const consent = env.get('ANALYTICS_CONSENT') ?? 'granted'

/** `null` if there is no tag manager; nothing external is loaded then. */
export const analytics: Analytics | null = id ? { id, consent } : null

/** `null` if pages measure nothing. */
export const telemetry: Telemetry | null = url ? { url, consent } : null
