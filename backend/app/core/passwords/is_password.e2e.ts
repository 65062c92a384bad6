import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { isPassword } from '#app/core/passwords/is_password'

const password = 'Correct-horse-1'

test.group('A password', () => {
  test('is the one with the stored hash, and none where nothing is stored', async ({ assert }) => {
    const stored = await hash.make(password)
    assert.isTrue(await isPassword(password, stored))
    assert.isFalse(await isPassword('Wrong-horse-1', stored))
    for (const any of [password, '']) assert.isFalse(await isPassword(any, null))
  })

  test('costs as much to judge where nothing is stored', async ({ assert, cleanup }) => {
    const { make } = hash
    cleanup(() => void (hash.make = make))
    const made: string[] = []
    hash.make = (value) => {
      made.push(value)
      return make.call(hash, value)
    }
    await isPassword(password, null)
    assert.deepEqual(made, [password])
  })
})
