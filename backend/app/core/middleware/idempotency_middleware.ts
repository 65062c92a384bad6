import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'

/**
 * A POST that carries `Idempotency-Key` happens once: the key is stored in the same transaction as the work,
 * so a second request waits for the first and then gets its answer.
 *
 * @throws core.idempotency_key_reused when the key came with another request
 */
export default class IdempotencyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const key = ctx.request.header('idempotency-key')
    if (!key || ctx.request.method() !== 'POST') return next()
    if (key.length > 200) throw new DomainError('core.invalid_input')
    const fingerprint = fingerprintOf(ctx)
    const { id, actor } = organisationContext.current()
    // Answers hold personal data. Requests are not repeated after a day, so no answer is kept longer.
    await database()
      .deleteFrom('idempotencyKeys')
      .where('userId', '=', actor!.userId)
      .where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
      .execute()
    const claimed = await database()
      .insertInto('idempotencyKeys')
      .values({ id: newId(), organisationId: id, userId: actor!.userId, key, fingerprint })
      .onConflict((same) => same.columns(['organisationId', 'userId', 'key']).doNothing())
      .returning('id')
      .execute()
    if (claimed.length === 0) return this.#replay(ctx, key, fingerprint)
    await next()
    if (ctx.response.getStatus() >= 400) return // the unit of work rolls the claim back
    await database()
      .updateTable('idempotencyKeys')
      .set({ status: ctx.response.getStatus(), body: json((ctx.response.getBody() ?? null) as unknown) })
      .where('userId', '=', actor!.userId)
      .where('key', '=', key)
      .execute()
  }

  async #replay({ response, account }: HttpContext, key: string, fingerprint: string) {
    const stored = await database()
      .selectFrom('idempotencyKeys')
      .select(['fingerprint', 'status', 'body'])
      .where('userId', '=', account.userId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (stored?.fingerprint !== fingerprint) throw new DomainError('core.idempotency_key_reused')
    response.status(stored.status ?? 200).send(stored.body)
  }
}

const fingerprintOf = ({ request }: HttpContext): string =>
  createHash('sha256')
    .update(`${request.method()} ${request.url(true)} ${request.raw() ?? ''}`)
    .digest('hex')
