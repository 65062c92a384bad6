import { DomainError } from '#app/core/errors/domain_error'
import { limiter, take } from '#app/identity/limits/limiter'
import { networkOf } from '#app/identity/limits/network_of'
import type { DomainErrorCode } from '#contracts/errors'

/** Wrong links and seats one network address may try within the window, at all doors together. */
export const guessLimits = { perIp: 100, windowSeconds: 15 * 60 }

/** Refusals that reveal that a secret was wrong. */
const wrong: readonly DomainErrorCode[] = [
  'identity.link_invalid',
  'identity.impersonation_ended',
  'onboarding.registration_invalid',
]

/**
 * Does what needs a secret too long to be guessed, such as a mailed link. The right one always gets through, also from a
 * network that other people have guessed from: only wrong ones count, and beyond the limit they are refused with a wait.
 *
 * @throws identity.too_many_attempts with the minutes to wait
 */
export async function asGuess<T>(ip: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (reason) {
    if (reason instanceof DomainError && wrong.includes(reason.key))
      await take(limiter('guesses', guessLimits.perIp, guessLimits.windowSeconds), networkOf(ip))
    throw reason
  }
}
