import db from '@adonisjs/lucid/services/db'
import { emailKey, limiter, take } from '#app/identity/limits/limiter'
import { networkOf } from '#app/identity/limits/network_of'

const minute = 60

/** Of failed sign-ins. What strangers do never stops a device the person has signed in with before. */
export const limits = {
  /** By one device, or by one network at one address; from then on each further one waits, twice as long as the last. */
  free: 5,
  firstWaitSeconds: minute,
  longestWaitSeconds: 15 * minute,
  /** For how long failures of a device or network are remembered. */
  memorySeconds: 60 * minute,
  /** At one address from everywhere: then the password alone does not open it to an unknown device. */
  perEmail: 50,
  /** From one network at all addresses, likewise. */
  perNetwork: 50,
  /** From one network at all addresses: then unknown devices wait, since each guess costs us work. */
  mostPerNetwork: 500,
  networkSeconds: 15 * minute,
} as const

/** `device` is known by a cookie of an earlier sign-in of this very person. */
export type Attempt = { email: string; ip: string; device?: string | null }

const open = () => ({
  failures: limiter('sign_in_failures', limits.free, limits.memorySeconds),
  waits: limiter('sign_in_wait', 1, limits.firstWaitSeconds),
  email: limiter('sign_in_email', limits.perEmail, limits.memorySeconds),
  network: limiter('sign_in_ip', limits.mostPerNetwork, limits.networkSeconds),
})

const pairOf = ({ email, ip, device }: Attempt): string => `${emailKey(email)}/${device ?? networkOf(ip)}`

const waitAfter = (failures: number): number =>
  Math.min(limits.longestWaitSeconds, limits.firstWaitSeconds * 2 ** (failures - limits.free))

/**
 * Counts failed sign-ins. An attempt counts before its password is checked and is given back if it was right, so that
 * guesses sent all at once are no way around the limits.
 */
export const attempts = {
  /**
   * @returns whether the right password needs a second proof
   * @throws identity.too_many_attempts
   */
  async admit(attempt: Attempt): Promise<{ needsProof: boolean }> {
    const { email, network } = open()
    await admitPair(pairOf(attempt))
    if (attempt.device) return { needsProof: false }
    const ofNetwork = await take(network, networkOf(attempt.ip))
    const ofEmail = await email.penalty(emailKey(attempt.email))
    return {
      needsProof: ofNetwork.consumedPoints > limits.perNetwork || ofEmail.consumedPoints > limits.perEmail,
    }
  },

  async succeeded(attempt: Attempt): Promise<void> {
    const { failures, waits, email, network } = open()
    const pair = pairOf(attempt)
    await Promise.all([failures.delete(pair), waits.delete(pair)])
    if (attempt.device) return
    await Promise.all([email.reward(emailKey(attempt.email), 1), network.reward(networkOf(attempt.ip), 1)])
  },

  /** After a new password was set by a mailed link, attempts with the old one no longer count. */
  async forget(email: string): Promise<void> {
    const key = emailKey(email)
    await db
      .from('rate_limits')
      .whereRaw(`key like ? or key like ? or key = ?`, [
        `sign_in_failures:${key}/%`,
        `sign_in_wait:${key}/%`,
        `sign_in_email:${key}`,
      ])
      .delete()
  },
}

/** One attempt in a waiting time gets through; those that are refused do not make it longer. */
async function admitPair(pair: string): Promise<void> {
  const { failures, waits } = open()
  const { consumedPoints } = await failures.penalty(pair)
  if (consumedPoints < limits.free) return
  try {
    await take(waits, pair, waitAfter(consumedPoints))
  } catch (reason) {
    await failures.reward(pair, 1)
    throw reason
  }
}
