import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { newId } from '#app/core/models/new_id'
import { emailKey, limiter, mayMail, take } from '#app/identity/limits/limiter'

test.group('Counters of attempts', () => {
  test('know an address by the hash of its tidy form', ({ assert }) => {
    const known = createHash('sha256').update('anna@example.test').digest('hex')
    assert.equal(emailKey(' Anna@Example.TEST '), known)
  })

  test('are made for each use, so they start no timer', ({ assert }) =>
    assert.containsSubset(limiter('timers', 1, 60), { clearExpiredByTimeout: false }))

  test('an address gets as many mails as are allowed, and the next one without a word', async ({
    assert,
  }) => {
    const counter = limiter(`mails_${newId()}`, 2, 60)
    const [one, other] = [`${newId()}@example.test`, `${newId()}@example.test`]
    const answers = [await mayMail(counter, one), await mayMail(counter, ` ${one.toUpperCase()} `)]
    assert.deepEqual([...answers, await mayMail(counter, one)], [true, true, false])
    assert.isTrue(await mayMail(counter, other))
  })

  test('a counter that fails is a failure, not a refusal', async ({ assert }) => {
    const failing = {
      consume: () => Promise.reject(new Error('no database')),
    } as unknown as RateLimiterPostgres
    await assert.rejects(() => mayMail(failing, 'anna@example.test'), 'no database')
    await assert.rejects(() => take(failing, 'anna'), 'no database')
  })

  test('a refusal says how many minutes to wait, at least one', async ({ assert }) => {
    const minutesAfter = async (seconds: number) => {
      const counter = limiter(`waits_${newId()}`, 1, seconds)
      await take(counter, 'anna')
      return take(counter, 'anna').catch((reason: { details: { minutes: number } }) => reason.details.minutes)
    }
    assert.deepEqual([await minutesAfter(5), await minutesAfter(150)], [1, 3])
  })
})
