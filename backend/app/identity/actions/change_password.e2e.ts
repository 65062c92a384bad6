import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { world, type Person } from '#tests/world/world'

const path = '/api/user-access/password'
const current = 'Correct-horse-1'
const next = 'Other-horse-2'

async function withPassword(): Promise<Person> {
  const { employee } = await world()
  await db
    .from('users')
    .where('id', employee.userId)
    .update({ password_hash: await hash.make(current) })
  return employee
}

/** A link to choose a new password, as it was mailed. */
async function mailedLink(userId: string, purpose: string): Promise<string> {
  const id = newId()
  await db.table('account_links').insert({
    ...{ id, user_id: userId, purpose, secret_hash: newId() },
    expires_at: new Date(Date.now() + 3_600_000),
  })
  return id
}

test.group('A change of the password', () => {
  test('ends the links that were mailed to replace it, and no other', async ({ client, assert }) => {
    const who = await withPassword()
    const stranger = await withPassword()
    const own = await mailedLink(who.userId, 'password_reset')
    const kept = [
      await mailedLink(stranger.userId, 'password_reset'),
      await mailedLink(who.userId, 'activation'),
    ]
    ;(await client.put(path).json({ current, password: next }).bearerToken(who.token)).assertStatus(204)
    const left = await db
      .from('account_links')
      .whereIn('id', [own, ...kept])
      .select('id')
    assert.sameMembers(
      left.map(({ id }: { id: string }) => id),
      kept
    )
  })

  test('names its field when the present one is wrong, and changes nothing', async ({ client, assert }) => {
    const who = await withPassword()
    const before = await db.from('users').where('id', who.userId).firstOrFail()
    const answer = await client
      .put(path)
      .json({ current: 'Wrong-horse-1', password: next })
      .bearerToken(who.token)
    answer.assertStatus(400)
    assert.containsSubset(answer.body(), {
      Code: 'identity.current_password_wrong',
      Details: { field: 'current' },
    })
    const after = await db.from('users').where('id', who.userId).firstOrFail()
    assert.equal(after.password_hash, before.password_hash)
  })
})
