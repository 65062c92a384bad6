import { DomainError } from '#app/core/errors/domain_error'
import { limiter, take } from '#app/identity/limits/limiter'
import { networkOf } from '#app/identity/limits/network_of'
import type { DomainErrorCode } from '#contracts/errors'

/** Wrong links, codes and seats one network address may try within the window, at all doors together. */
const guessLimits = { perIp: 100, windowSeconds: 15 * 60 }

/** Refusals that reveal that a secret was wrong. */
const wrong: readonly DomainErrorCode[] = [
  'identity.link_invalid',
  'identity.wrong_code',
  'identity.challenge_ended',
  'identity.impersonation_ended',
  'onboarding.registration_invalid',
  'onboarding.password_differs',
]

/**
 * Does what needs a secret known only to its owner. It counts as a guess before it is checked, and is given back unless
 * the secret was wrong, so that guesses sent all at once are no way around the limit.
 *
 * @throws identity.too_many_attempts with the minutes to wait
 */
export async function asGuess<T>(ip: string, work: () => Promise<T>): Promise<T> {
  const counter = limiter('guesses', guessLimits.perIp, guessLimits.windowSeconds)
  const network = networkOf(ip)
  await take(counter, network)
  let isWrong = false
  try {
    return await work()
  } catch (reason) {
    isWrong = reason instanceof DomainError && wrong.includes(reason.key)
    throw reason
  } finally {
    if (!isWrong) await counter.reward(network, 1)
  }
}
