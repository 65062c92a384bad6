import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'

type Stored = { fingerprint: string; status: number | null; body: unknown }

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
    await rows(`delete from idempotency_keys where user_id = ? and created_at < now() - interval '1 day'`, [
      actor!.userId,
    ])
    const claimed = await rows(
      `insert into idempotency_keys (id, organisation_id, user_id, key, fingerprint)
       values (?, ?, ?, ?, ?) on conflict (organisation_id, user_id, key) do nothing returning id`,
      [newId(), id, actor!.userId, key, fingerprint]
    )
    if (claimed.length === 0) return this.#replay(ctx, key, fingerprint)
    await next()
    if (ctx.response.getStatus() >= 400) return // the unit of work rolls the claim back
    await rows('update idempotency_keys set status = ?, body = ?::jsonb where user_id = ? and key = ?', [
      ctx.response.getStatus(),
      JSON.stringify(ctx.response.getBody() ?? null),
      actor!.userId,
      key,
    ])
  }

  async #replay({ response, account }: HttpContext, key: string, fingerprint: string) {
    const [stored] = await rows<Stored>(
      'select fingerprint, status, body from idempotency_keys where user_id = ? and key = ?',
      [account.userId, key]
    )
    if (stored?.fingerprint !== fingerprint) throw new DomainError('core.idempotency_key_reused')
    response.status(stored.status ?? 200).send(stored.body)
  }
}

const fingerprintOf = ({ request }: HttpContext): string =>
  createHash('sha256')
    .update(`${request.method()} ${request.url(true)} ${request.raw() ?? ''}`)
    .digest('hex')
