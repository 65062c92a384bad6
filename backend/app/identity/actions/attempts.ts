import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { emailKey, limiter, take } from '#app/identity/public/limiter'
import { networkOf } from '#app/identity/public/network_of'

/** Failed sign-ins that an address, and a network address, may make within the window. */
export const limits = { perEmail: 5, perIp: 50, windowSeconds: 15 * 60 }

let counters: { email: RateLimiterPostgres; ip: RateLimiterPostgres } | undefined
const open = () =>
  (counters ??= {
    email: limiter('sign_in_email', limits.perEmail, limits.windowSeconds),
    ip: limiter('sign_in_ip', limits.perIp, limits.windowSeconds),
  })

/**
 * Counts failed sign-ins; once too many, even the right password waits. An attempt counts before its password is looked
 * at and is given back when it was right, so that guesses sent all at once are no way around the limit.
 */
export const attempts = {
  /** @throws identity.too_many_attempts with the minutes to wait */
  async admit(email: string, ip: string): Promise<void> {
    const { email: byEmail, ip: byIp } = open()
    // One after the other: what the address refuses is not counted against everybody behind the network address.
    await take(byEmail, emailKey(email))
    await take(byIp, networkOf(ip))
  },

  async succeeded(email: string, ip: string): Promise<void> {
    const { email: byEmail, ip: byIp } = open()
    await Promise.all([byEmail.delete(emailKey(email)), byIp.reward(networkOf(ip), 1)])
  },

  /** Whoever has set a new password by a mailed link need not wait for what was tried with the old one. */
  async forget(email: string): Promise<void> {
    await open().email.delete(emailKey(email))
  },
}
