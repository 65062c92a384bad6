import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { asGuess, guessLimits } from '#app/identity/limits/guessing'

const network = (): string => `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}`
const guessed = async (ip: string): Promise<number> =>
  (await db.from('rate_limits').where('key', `guesses:${ip}`).first())?.points ?? 0

const wrong = [
  'identity.link_invalid',
  'identity.impersonation_ended',
  'onboarding.registration_invalid',
] as const

test.group('Guesses of a secret', () => {
  test('a wrong secret counts, of whichever kind', async ({ assert }) => {
    const ip = network()
    for (const [before, key] of wrong.entries()) {
      await assert.rejects(() => asGuess(ip, () => Promise.reject(new DomainError(key))))
      assert.equal(await guessed(ip), before + 1, key)
    }
  })

  test('a right one, another refusal, a code and a failure do not', async ({ assert }) => {
    const ip = network()
    assert.equal(await asGuess(ip, async () => 'opened'), 'opened')
    for (const reason of [
      new DomainError('core.not_found'),
      new DomainError('identity.wrong_code'),
      new DomainError('onboarding.password_differs'),
      new Error('no database'),
    ])
      await assert.rejects(() => asGuess(ip, () => Promise.reject(reason)))
    assert.equal(await guessed(ip), 0)
  })

  test('beyond the limit wrong ones wait, however many come at once, and the right one gets through', async ({
    assert,
  }) => {
    const ip = network()
    const guesses = Array.from({ length: 150 }, () =>
      asGuess(ip, () => Promise.reject(new DomainError('identity.link_invalid'))).catch(
        (reason: DomainError) => reason.key
      )
    )
    const keys = await Promise.all(guesses)
    assert.lengthOf(
      keys.filter((key) => key === 'identity.link_invalid'),
      guessLimits.perIp
    )
    assert.lengthOf(
      keys.filter((key) => key === 'identity.too_many_attempts'),
      150 - guessLimits.perIp
    )
    assert.equal(await asGuess(ip, async () => 'opened'), 'opened')
  })
})
