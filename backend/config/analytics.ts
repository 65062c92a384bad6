import env from '#start/env'
import type { Analytics } from '#contracts/tag_manager'

const id = env.get('GTM_ID')

/** null: no tag manager, nothing of others is loaded. */
export const analytics: Analytics | null = id
  ? { id, consent: env.get('ANALYTICS_CONSENT') ?? 'granted' }
  : null
