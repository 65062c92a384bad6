import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { trx } from '#app/core/organisation_context'
import { acting, world } from '#tests/world/world'

const base = '/api/user-access'
const password = 'Correct-horse-1'

async function withPassword() {
  const { employee, colleague } = await world()
  await db
    .from('users')
    .where('id', employee.userId)
    .update({ password_hash: await hash.make(password) })
  return { employee, colleague, email: `${employee.userId}@example.test` }
}
const signIn = (client: ApiClient, email: string, secret = password) =>
  client
    .post(`${base}/authentication/sign-in`)
    .header('Interface', '1')
    .header('User-Agent', 'Probe/1.0')
    .json({ email, password: secret })
const forgetAttempts = () => db.from('rate_limits').where('key', 'like', 'sign_in_ip%').delete()

test.group('Own sessions', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('are listed, and any but another user’s can be ended', async ({ client, assert }) => {
    const { employee, colleague, email } = await withPassword()
    const { token } = (await signIn(client, email)).body().result
    const list = async () =>
      (await client.get(`${base}/sessions`).bearerToken(employee.token)).body().result as {
        id: string
        isCurrent: boolean
        userAgent: string | null
      }[]
    const sessions = await list()
    assert.lengthOf(sessions, 2)
    assert.deepEqual(
      sessions.map(({ isCurrent, userAgent }) => [isCurrent, userAgent]),
      [
        [false, 'Probe/1.0'],
        [true, null],
      ]
    )
    const other = sessions[0]!.id
    const end = (who: string, id: string) => client.delete(`${base}/sessions/${id}`).bearerToken(who)
    ;(await end(colleague.token, other)).assertStatus(404)
    ;(await client.get(`${base}/sessions`).bearerToken(token)).assertStatus(200)
    ;(await end(employee.token, other)).assertStatus(204)
    ;(await client.get(`${base}/sessions`).bearerToken(token)).assertStatus(401)
    ;(await end(employee.token, other)).assertStatus(404)
    assert.lengthOf(await list(), 1)
  })

  test('all others end at once', async ({ client, assert }) => {
    const { employee, colleague, email } = await withPassword()
    const tokens = [await signIn(client, email), await signIn(client, email)].map(
      (answer) => answer.body().result.token as string
    )
    const ended = await client.delete(`${base}/sessions`).bearerToken(employee.token)
    assert.equal(ended.body().result.ended, 2)
    for (const token of tokens) (await client.get(`${base}/sessions`).bearerToken(token)).assertStatus(401)
    ;(await client.get(`${base}/sessions`).bearerToken(employee.token)).assertStatus(200)
    ;(await client.get(`${base}/sessions`).bearerToken(colleague.token)).assertStatus(200)
  })
})

test.group('A new password of one’s own', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('needs the present one, signs other devices out and is noted without it', async ({
    client,
    assert,
  }) => {
    const { employee, email } = await withPassword()
    const { token } = (await signIn(client, email)).body().result
    const change = (current: string, next: string) =>
      client.put(`${base}/password`).json({ current, password: next }).bearerToken(employee.token)
    const wrong = await change('Wrong-horse-1', 'Fresh-start-1').header('Language', 'vi-VN')
    assert.equal(wrong.body().Code, 'identity.current_password_wrong')
    assert.equal(wrong.body().ErrorMessage, 'Mật khẩu hiện tại không đúng.')
    assert.equal((await change(password, 'weak')).body().Code, 'identity.password_weak')
    ;(await change(password, 'Fresh-start-1')).assertStatus(204)
    ;(await client.get(`${base}/sessions`).bearerToken(token)).assertStatus(401)
    ;(await client.get(`${base}/sessions`).bearerToken(employee.token)).assertStatus(200)
    ;(await signIn(client, email, 'Fresh-start-1')).assertStatus(200)
    ;(await signIn(client, email)).assertStatus(400)
    const noted = await acting(employee, () =>
      trx().from('audit_events').where('action', 'identity.change_password')
    )
    assert.lengthOf(noted, 1)
    assert.notInclude(JSON.stringify(noted), 'Fresh-start')
  })

  test('cannot be reached by guessing', async ({ client, assert }) => {
    const { employee } = await withPassword()
    const guess = () =>
      client
        .put(`${base}/password`)
        .json({ current: 'Wrong-horse-1', password: 'Fresh-start-1' })
        .bearerToken(employee.token)
    for (let attempt = 0; attempt < 5; attempt += 1) (await guess()).assertStatus(400)
    assert.equal((await guess()).body().Code, 'identity.too_many_attempts')
  })
})
