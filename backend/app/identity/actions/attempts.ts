import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'

/** Failed sign-ins that an address, and a network address, may make within the window. */
export const limits = { perEmail: 5, perIp: 50, windowSeconds: 15 * 60 }

const limiter = (keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient: db.connection().getWriteClient(),
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: limits.windowSeconds,
  })

let counters: { email: RateLimiterPostgres; ip: RateLimiterPostgres } | undefined
const open = () =>
  (counters ??= { email: limiter('sign_in_email', limits.perEmail), ip: limiter('sign_in_ip', limits.perIp) })

/** Addresses are personal: the counter knows only their hash. */
const keyOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

/**
 * Counts failed sign-ins; once too many, even the right password waits. An attempt counts before its password is looked
 * at and is given back when it was right, so that guesses sent all at once are no way around the limit.
 */
export const attempts = {
  /** @throws identity.too_many_attempts with the minutes to wait */
  async admit(email: string, ip: string): Promise<void> {
    const { email: byEmail, ip: byIp } = open()
    // One after the other: what the address refuses is not counted against everybody behind the network address.
    await take(byEmail, keyOf(email))
    await take(byIp, ip)
  },

  async succeeded(email: string, ip: string): Promise<void> {
    const { email: byEmail, ip: byIp } = open()
    await Promise.all([byEmail.delete(keyOf(email)), byIp.reward(ip, 1)])
  },
}

async function take(counter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await counter.consume(key)
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const minutes = Math.max(1, Math.ceil(reason.msBeforeNext / 60_000))
    throw new DomainError('identity.too_many_attempts', { minutes })
  }
}
