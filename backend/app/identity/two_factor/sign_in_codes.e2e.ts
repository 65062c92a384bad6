import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import type { DomainError } from '#app/core/errors/domain_error'
import { answerChallenge } from '#app/identity/two_factor/answer_challenge'
import { challenge } from '#app/identity/two_factor/challenge'
import { newRecoveryCodes, useRecoveryCode } from '#app/identity/two_factor/recovery_codes'
import { secretHash } from '#app/identity/two_factor/secret_hash'
import { world } from '#tests/world/world'

const answer = (id: string, code: string) =>
  answerChallenge({ id, code, ip: '198.51.100.30', userAgent: 'Probe/1.0' })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ key, details }: DomainError) => [key, details]
  )
const someone = async () => (await world()).employee.userId

test.group('A second proof', () => {
  test('that is wrong says how many tries are left', async ({ assert }) => {
    const { id } = await challenge(await someone(), 'email', false)
    for (const left of [4, 3, 2])
      assert.deepEqual(await refusalOf(answer(id, 'wrong')), ['identity.wrong_code', { left }])
  })

  test('is wrong where there is nothing to compare it with', async ({ assert }) => {
    const [unmailed, withoutApp] = [await someone(), await someone()]
    const mailed = await challenge(unmailed, 'email', false)
    await db.from('sign_in_challenges').where('id', mailed.id).update({ code_hash: null })
    const { id } = await challenge(withoutApp, 'totp', false)
    for (const one of [mailed.id, id])
      assert.deepEqual(await refusalOf(answer(one, '123456')), ['identity.wrong_code', { left: 4 }])
  })

  test('makes an account wait for an hour after twenty wrong ones', async ({ assert }) => {
    const userId = await someone()
    const ask = async () => (await challenge(userId, 'totp', false)).id
    for (let round = 0; round < 4; round += 1) {
      const id = await ask()
      for (let n = 0; n < 5; n += 1) await refusalOf(answer(id, '123456'))
    }
    const refused = await refusalOf(answer(await ask(), '123456'))
    assert.deepEqual(refused, ['identity.too_many_attempts', { minutes: 60 }])
    const { points } = await db.from('rate_limits').where('key', `wrong_codes:${userId}`).firstOrFail()
    assert.equal(points, 20)
  })

  test('is wrong twenty times at most, also when several challenges are answered at once', async ({
    assert,
  }) => {
    const userId = await someone()
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => (await challenge(userId, 'totp', false)).id)
    )
    const guesses = ids.flatMap((id) => Array.from({ length: 4 }, () => refusalOf(answer(id, '123456'))))
    const wrong = (await Promise.all(guesses)).filter((refused) => refused?.[0] === 'identity.wrong_code')
    assert.lengthOf(wrong, 20)
  })

  test('is mailed eight times in a quarter of an hour', async ({ assert }) => {
    const userId = await someone()
    for (let mail = 0; mail < 8; mail += 1) await challenge(userId, 'email', false)
    const refused = await refusalOf(challenge(userId, 'email', false))
    assert.deepEqual(refused, ['identity.too_many_attempts', { minutes: 15 }])
  })

  test('from an app is not mailed', async ({ assert }) => {
    const userId = await someone()
    await challenge(userId, 'totp', false)
    assert.lengthOf(await db.from('mails').where('to_address', `${userId}@example.test`), 0)
  })
})

test.group('A recovery code', () => {
  test('is known however it is typed, by all of its letters', async ({ assert }) => {
    const userId = await someone()
    const codes = await db.transaction((trx) => newRecoveryCodes(trx, userId))
    const use = (code: string) => db.transaction((trx) => useRecoveryCode(trx, userId, code))
    const typed = [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replace('-', ''),
      (code: string) => ` ${[...code].join(' ')}.`,
    ]
    for (const [at, as] of typed.entries()) {
      const code = codes[at]!
      const another = code.replaceAll(/[A-Z]/g, (letter) => (letter === 'A' ? 'B' : 'A'))
      if (another !== code) assert.isFalse(await use(as(another)), another)
      assert.isTrue(await use(as(code)), code)
      assert.isFalse(await use(as(code)), code)
    }
  })

  test('may begin or end with as many digits as a code of an app has', async ({ assert }) => {
    const userId = await someone()
    for (const code of ['234567ABCD', 'ABCD234567']) {
      await db.table('recovery_codes').insert({ id: newId(), user_id: userId, code_hash: secretHash(code) })
      const { id } = await challenge(userId, 'totp', false)
      assert.equal((await answer(id, code)).userId, userId)
    }
  })
})
