import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { asGuess } from '#app/identity/limits/guessing'

const network = (): string => `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}`
const guessed = async (ip: string): Promise<number> =>
  (await db.from('rate_limits').where('key', `guesses:${ip}`).first())?.points ?? 0

const wrong = [
  ...['identity.link_invalid', 'identity.wrong_code', 'identity.challenge_ended'],
  ...['identity.impersonation_ended', 'onboarding.registration_invalid', 'onboarding.password_differs'],
] as const

test.group('Guesses of a secret', () => {
  test('a wrong secret counts, of whichever kind', async ({ assert }) => {
    const ip = network()
    for (const [before, key] of wrong.entries()) {
      await assert.rejects(() => asGuess(ip, () => Promise.reject(new DomainError(key))))
      assert.equal(await guessed(ip), before + 1, key)
    }
  })

  test('a right one, another refusal and a failure are given back', async ({ assert }) => {
    const ip = network()
    assert.equal(await asGuess(ip, async () => 'opened'), 'opened')
    for (const reason of [new DomainError('core.not_found'), new Error('no database')])
      await assert.rejects(() => asGuess(ip, () => Promise.reject(reason)))
    assert.equal(await guessed(ip), 0)
  })

  test('it counts before the secret is checked, so that guesses sent at once are all counted', async ({
    assert,
  }) => {
    const ip = network()
    await asGuess(ip, async () => assert.equal(await guessed(ip), 1))
  })
})
