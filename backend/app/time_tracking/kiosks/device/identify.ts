import { notFound } from '#app/core/errors/domain_error'
import { limiter, take } from '#app/identity/public/limiter'
import { personOfCode } from '#app/organisation/public/kiosk_people'
import { asKiosk } from '#app/time_tracking/kiosks/device/as_kiosk'
import type { KioskQuestion } from '#contracts/kiosks'

/** Codes a kiosk may ask about within the window that are no one's. */
const kioskGuesses = { perKiosk: 30, windowSeconds: 15 * 60 }

/**
 * Whose code it is that the kiosk cannot compare by itself.
 *
 * @throws core.not_found
 * @throws identity.too_many_attempts
 */
export async function identifyAtKiosk({ method, code, ...message }: KioskQuestion): Promise<string> {
  const guesses = limiter('kiosk_guesses', kioskGuesses.perKiosk, kioskGuesses.windowSeconds)
  const { kioskId, found } = await asKiosk(message, async ({ id: kioskId }) => {
    // Taken before it is compared, so that guesses sent all at once are no way around the limit.
    await take(guesses, kioskId)
    return { kioskId, found: await personOfCode(method, code) }
  })
  if (!found) throw notFound()
  await guesses.reward(kioskId, 1)
  return found
}
