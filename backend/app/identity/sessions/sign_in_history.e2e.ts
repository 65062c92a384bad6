import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { signInsNoted } from '#app/identity/sessions/sign_in_history'
import type { OwnSignIn } from '#contracts/identity'
import { world } from '#tests/world/world'

const base = '/api/user-access'
const password = 'Correct-horse-1'
const forgetAttempts = () => db.from('rate_limits').where('key', 'like', 'sign_in_ip%').delete()

async function withPassword(changes: object = {}) {
  const { employee, colleague } = await world()
  await db
    .from('users')
    .where('id', employee.userId)
    .update({ password_hash: await hash.make(password), ...changes })
  return { employee, colleague, email: `${employee.userId}@example.test` }
}
const signIn = (client: ApiClient, email: string, secret = password) =>
  client
    .post(`${base}/authentication/sign-in`)
    .header('Interface', '1')
    .header('User-Agent', 'Probe/1.0')
    .json({ email, password: secret })
async function historyOf(client: ApiClient, { token }: { token: string }): Promise<OwnSignIn[]> {
  await signInsNoted()
  return (await client.get(`${base}/sign-ins`).bearerToken(token)).body().result
}

test.group('Own sign-ins', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('are listed with the failed ones, newest first, for their owner alone', async ({ client, assert }) => {
    const { employee, colleague, email } = await withPassword()
    ;(await signIn(client, email, 'Wrong-horse-1')).assertStatus(400)
    ;(await signIn(client, 'unknown@example.test', 'Wrong-horse-1')).assertStatus(400)
    await signInsNoted()
    ;(await signIn(client, email.toUpperCase())).assertStatus(200)
    const history = await historyOf(client, employee)
    assert.deepEqual(
      history.map(({ outcome, userAgent }) => [outcome, userAgent]),
      [
        ['signed_in', 'Probe/1.0'],
        ['wrong_password', 'Probe/1.0'],
      ]
    )
    assert.match(history[0]!.ip, /127\.0\.0\.1|::1/)
    assert.deepEqual(await historyOf(client, colleague), [])
  })

  test('name a wrong code, which knew the password', async ({ client, assert }) => {
    const { employee, email } = await withPassword({ two_factor: 'email' })
    const challenge = (await signIn(client, email)).body().result.challenge.id
    const code = /\b\d{6}\b/.exec(
      (await db.from('mails').where('to_address', email).firstOrFail()).text_body
    )![0]
    const answer = (given: string) =>
      client.post(`${base}/authentication/two-factor`).json({ challenge, code: given })
    await answer(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    ;(await answer(code)).assertStatus(200)
    assert.deepEqual(
      (await historyOf(client, employee)).map(({ outcome }) => outcome),
      ['signed_in', 'wrong_code']
    )
  })

  test('are forgotten after ninety days', async ({ client, assert }) => {
    const { employee, email } = await withPassword()
    ;(await signIn(client, email)).assertStatus(200)
    const age = (days: number) =>
      db
        .from('sign_ins')
        .where('user_id', employee.userId)
        .update({ at: new Date(Date.now() - days * 86_400_000) })
    await age(89)
    ;(await signIn(client, email)).assertStatus(200)
    assert.lengthOf(await historyOf(client, employee), 2)
    await age(91)
    ;(await signIn(client, email)).assertStatus(200)
    assert.lengthOf(await historyOf(client, employee), 1)
  })
})
