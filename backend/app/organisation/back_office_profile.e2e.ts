import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { signAccessToken } from '#app/identity/public/access_token'
import { roles } from '#contracts/enums'
import { world } from '#tests/world/world'

const path = '/api/organisation-management/back-office-users/profile'

async function staff(): Promise<{ userId: string; token: string }> {
  const [userId, sessionId] = [newId(), newId()]
  const email = `${userId}@example.test`
  await db
    .table('users')
    .insert({ id: userId, email, role: roles.backOfficeViewer, name: 'Ola', surname: 'Biuro' })
  const expires_at = new Date(Date.now() + 3_600_000)
  await db.table('sessions').insert({ id: sessionId, user_id: userId, token_hash: sessionId, expires_at })
  return { userId, token: await signAccessToken({ userId, sessionId, isInAdminRole: false }) }
}

test.group('Back-office profile', () => {
  test('answers whoever belongs to no organisation', async ({ client, assert }) => {
    const { userId, token } = await staff()
    const answer = await client.get(path).bearerToken(token)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().result, { id: userId, role: 5, organisationId: null })
  })

  test('remembers the language of the person', async ({ client, assert }) => {
    const { token } = await staff()
    ;(await client.put(`${path}/language`).bearerToken(token).json({ language: 2 })).assertStatus(204)
    assert.equal((await client.get(path).bearerToken(token)).body().result.language, 2)
    ;(await client.put(`${path}/language`).bearerToken(token).json({ language: 9 })).assertStatus(400)
  })

  test('is closed to customers, and the customer profile to the back office', async ({ client }) => {
    const { admin } = await world()
    ;(await client.get(path).bearerToken(admin.token)).assertStatus(403)
    ;(await client.put(`${path}/language`).bearerToken(admin.token).json({ language: 1 })).assertStatus(403)
    const { token } = await staff()
    const customers = '/api/organisation-management/organisation-users/profile'
    ;(await client.get(customers).bearerToken(token)).assertStatus(403)
  })
})
