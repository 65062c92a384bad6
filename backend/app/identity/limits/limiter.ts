import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { createHash } from 'node:crypto'
import { DomainError } from '#app/core/errors/domain_error'

/**
 * Counts in the database, so that all web processes count together. It keeps nothing itself: make one for each use.
 *
 * @param client a transaction to count in: one that waits for a second connection can wait for ever
 */
export const limiter = (
  keyPrefix: string,
  points: number,
  windowSeconds: number,
  client: QueryClientContract = db.connection()
) =>
  new RateLimiterPostgres({
    storeClient: client.getWriteClient(),
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: windowSeconds,
  })

/** Addresses are personal: a counter knows only their hash. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

/**
 * @param customDuration seconds, unless the counter's own
 * @throws identity.too_many_attempts with the minutes to wait
 */
export async function take(
  counter: RateLimiterPostgres,
  key: string,
  customDuration?: number
): Promise<RateLimiterRes> {
  try {
    return await counter.consume(key, 1, customDuration ? { customDuration } : {})
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const minutes = Math.max(1, Math.ceil(reason.msBeforeNext / 60_000))
    throw new DomainError('identity.too_many_attempts', { minutes })
  }
}

/**
 * Counts a mail requested without signing in. An address with too many requests gets no more mails, and the caller does
 * not learn of it: the mails belong to the owner of the address.
 */
export async function mayMail(counter: RateLimiterPostgres, email: string): Promise<boolean> {
  try {
    await counter.consume(emailKey(email))
    return true
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false
    throw reason
  }
}
