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

/** Counts failed sign-ins; once too many, even the right password waits. */
export const attempts = {
  /** @throws identity.too_many_attempts with the minutes to wait */
  async admit(email: string, ip: string): Promise<void> {
    const { email: byEmail, ip: byIp } = open()
    const [one, other] = await Promise.all([byEmail.get(keyOf(email)), byIp.get(ip)])
    refuseOver(one, limits.perEmail)
    refuseOver(other, limits.perIp)
  },

  async failed(email: string, ip: string): Promise<void> {
    const { email: byEmail, ip: byIp } = open()
    // consume() rejects with the counter once the points are used up; admit() is what refuses.
    await Promise.all(
      [byEmail.consume(keyOf(email)), byIp.consume(ip)].map((count) => count.catch(rethrowErrors))
    )
  },

  async succeeded(email: string): Promise<void> {
    await open().email.delete(keyOf(email))
  },
}

function refuseOver(counter: RateLimiterRes | null, allowed: number): void {
  if (!counter || counter.consumedPoints < allowed) return
  const minutes = Math.max(1, Math.ceil(counter.msBeforeNext / 60_000))
  throw new DomainError('identity.too_many_attempts', { minutes })
}

function rethrowErrors(reason: unknown): void {
  if (!(reason instanceof RateLimiterRes)) throw reason
}
