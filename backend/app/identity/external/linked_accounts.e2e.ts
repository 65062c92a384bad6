import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { accountFor } from '#app/identity/external/find_account'
import { interfaces } from '#contracts/enums'
import { world } from '#tests/world/world'

const accountOf = (subject: string, verifiedEmail: string | null) =>
  accountFor({ issuer: 'https://id.example', subject, verifiedEmail }, interfaces.customer)

/** A person with an account at a provider, whose address was verified there when it was linked. */
async function linked() {
  const { employee } = await world()
  const [subject, email] = [newId(), `${employee.userId}@example.test`]
  await accountOf(subject, email)
  const set = (changes: object) => db.from('users').where('id', employee.userId).update(changes)
  const stored = () => db.from('users').where('id', employee.userId).firstOrFail()
  return { userId: employee.userId, subject, email, set, stored }
}

test.group('An account of a provider', () => {
  test('that was linked opens without a verified address, and confirms none', async ({ assert }) => {
    const { userId, subject, set, stored } = await linked()
    await set({ address_confirmed: false })
    assert.equal(await accountOf(subject, null), userId)
    assert.isFalse((await stored()).address_confirmed)
  })

  test('with the address of an invitation confirms it', async ({ assert }) => {
    const { userId, subject, email, set, stored } = await linked()
    await set({ status: 'invited', address_confirmed: false })
    assert.equal(await accountOf(subject, email.toUpperCase()), userId)
    const { status, address_confirmed } = await stored()
    assert.deepEqual([status, address_confirmed], ['active', true])
  })

  test('that is not linked opens nothing without a verified address', async ({ assert }) => {
    await assert.rejects(() => accountOf(newId(), null), /identity\.no_account_for_provider/)
  })
})
