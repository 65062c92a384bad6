import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { decodeJwt } from 'jose'
import { organisationContext, rows } from '#app/core/organisation_context'
import { world, type Person } from '#tests/world/world'

const base = '/api/user-access/authentication'
const password = 'Correct-horse-1'

async function withPassword(): Promise<Person & { email: string }> {
  const { employee } = await world()
  await db
    .from('users')
    .where('id', employee.userId)
    .update({ password_hash: await hash.make(password) })
  return { ...employee, email: `${employee.userId}@example.test` }
}
const signIn = (client: ApiClient, email: string, secret = password, more: Record<string, unknown> = {}) =>
  client
    .post(`${base}/sign-in`)
    .header('Interface', '1')
    .json({ email, password: secret, ...more })

const cookieHeader = (answer: ApiResponse) => String(answer.headers()['set-cookie']).split(';')[0]!
const refresh = (client: ApiClient, userId: string, cookie: string) =>
  client.post(`${base}/refresh-token`).header('Cookie', cookie).json({ userId })

/** All tests come from one network address, also those of earlier runs. */
const forgetAttempts = () => db.from('rate_limits').where('key', 'like', 'sign_in_ip%').delete()

test.group('POST sign-in', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('opens a session: a token of 15 minutes and a cookie that scripts cannot read', async ({
    client,
    assert,
  }) => {
    const who = await withPassword()
    const answer = await signIn(client, who.email.toUpperCase())
    answer.assertStatus(200)
    const claims = decodeJwt(answer.body().result.token)
    assert.equal(claims.userId, who.userId)
    assert.equal(claims.isInAdminRole, false)
    assert.equal(claims.exp! - claims.iat!, 15 * 60)
    // The other one only makes the device known.
    const cookie = [answer.headers()['set-cookie']].flat()[0]!
    assert.match(cookie, /^shiftloom_refresh=/)
    assert.match(cookie, /HttpOnly/i)
    assert.match(cookie, /SameSite=Strict/i)
    assert.notMatch(cookie, /Max-Age/i)
  })

  test('remember me lets the cookie outlive the browser', async ({ client, assert }) => {
    const who = await withPassword()
    const answer = await signIn(client, who.email, password, { rememberMe: true })
    assert.match(String(answer.headers()['set-cookie']), /Max-Age=2592000/i)
  })

  test('deletes what has expired: own sessions, and counters of all users', async ({ client, assert }) => {
    const who = await withPassword()
    const past = new Date(Date.now() - 40 * 86_400_000)
    const key = `expired-${who.userId}`
    await db.from('sessions').where('user_id', who.userId).update({ expires_at: past })
    await db.table('rate_limits').insert({ key, points: 1, expire: past.getTime() })
    ;(await signIn(client, who.email)).assertStatus(200)
    assert.lengthOf(await db.from('sessions').where('user_id', who.userId), 1)
    assert.lengthOf(await db.from('rate_limits').where('key', key), 0)
  })

  test('an account without a password opens with none', async ({ client }) => {
    const who = await withPassword()
    await db.from('users').where('id', who.userId).update({ password_hash: null })
    ;(await signIn(client, who.email)).assertStatus(400)
  })

  test('a wrong password and an unknown address are refused alike', async ({ client, assert }) => {
    const who = await withPassword()
    const wrong = await signIn(client, who.email, 'Wrong-horse-1')
    const unknown = await signIn(client, `unknown-${who.userId}@example.test`)
    for (const answer of [wrong, unknown]) {
      answer.assertStatus(400)
      assert.equal(answer.body().Code, 'identity.wrong_credentials')
    }
  })

  test('after five failures even the right password waits', async ({ client, assert }) => {
    const who = await withPassword()
    for (let attempt = 0; attempt < 5; attempt += 1)
      (await signIn(client, who.email, 'Wrong-horse-1')).assertStatus(400)
    const answer = await signIn(client, who.email).header('Language', 'pl-PL')
    answer.assertStatus(429)
    assert.equal(answer.body().Code, 'identity.too_many_attempts')
    assert.match(answer.body().ErrorMessage, /Spróbuj ponownie za 1 minutę\./)
  })

  test('guesses sent all at once are counted like those sent one by one', async ({ client, assert }) => {
    const who = await withPassword()
    const guesses = Array.from({ length: 12 }, (_, index) =>
      signIn(client, who.email, `Wrong-horse-${index}`)
    )
    const answers = await Promise.all(guesses)
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 400),
      5
    )
  })

  test('people of an archived organisation read so, and their sessions are not renewed', async ({
    client,
    assert,
  }) => {
    const who = await withPassword()
    const cookie = cookieHeader(await signIn(client, who.email))
    await organisationContext.run(who.actor.organisationId, () => rows('update organisations set status = 3'))
    assert.equal((await signIn(client, who.email)).body().Code, 'identity.organisation_archived')
    ;(await refresh(client, who.userId, cookie)).assertStatus(401)
  })

  test('a customer does not get in at the back office, nor the other way round', async ({ client }) => {
    const who = await withPassword()
    const answer = await client
      .post(`${base}/sign-in`)
      .header('Interface', '0')
      .json({ email: who.email, password })
    answer.assertStatus(400)
  })

  test('sign-in to an account that was never activated says so', async ({ client, assert }) => {
    const who = await withPassword()
    await db.from('users').where('id', who.userId).update({ status: 'invited' })
    assert.equal((await signIn(client, who.email)).body().Code, 'identity.account_not_active')
  })

  test('sign-in to an archived account says so, with the right password only', async ({ client, assert }) => {
    const who = await withPassword()
    await db.from('users').where('id', who.userId).update({ status: 'archived' })
    assert.equal((await signIn(client, who.email)).body().Code, 'identity.account_archived')
    const wrong = await client
      .post(`${base}/sign-in`)
      .header('Interface', '1')
      .json({ email: who.email, password: 'Something-else-1' })
    assert.equal(wrong.body().Code, 'identity.wrong_credentials')
  })
})

test.group('POST refresh-token', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('answers a new token and rotates the cookie', async ({ client, assert }) => {
    const who = await withPassword()
    const first = cookieHeader(await signIn(client, who.email))
    const answer = await refresh(client, who.userId, first)
    answer.assertStatus(200)
    assert.equal(decodeJwt(answer.body().result.token).userId, who.userId)
    assert.notEqual(cookieHeader(answer), first)
  })

  test('two tabs at once both get a token', async ({ client, assert }) => {
    const who = await withPassword()
    const cookie = cookieHeader(await signIn(client, who.email))
    const answers = await Promise.all([
      refresh(client, who.userId, cookie),
      refresh(client, who.userId, cookie),
    ])
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 200]
    )
  })

  test('a cookie copied long ago ends the session that went on with it', async ({ client }) => {
    const who = await withPassword()
    const copied = cookieHeader(await signIn(client, who.email))
    const second = cookieHeader(await refresh(client, who.userId, copied))
    const third = cookieHeader(await refresh(client, who.userId, second))
    ;(await refresh(client, who.userId, copied)).assertStatus(401)
    ;(await refresh(client, who.userId, third)).assertStatus(401)
  })

  test('an old cookie that comes back later ends the session', async ({ client }) => {
    const who = await withPassword()
    const stolen = cookieHeader(await signIn(client, who.email))
    const current = cookieHeader(await refresh(client, who.userId, stolen))
    await db
      .from('sessions')
      .where('user_id', who.userId)
      .update({ rotated_at: new Date(Date.now() - 60_000) })
    ;(await refresh(client, who.userId, stolen)).assertStatus(401)
    ;(await refresh(client, who.userId, current)).assertStatus(401)
  })

  test('never renews a session that has run out or was ended', async ({ client, assert }) => {
    for (const change of [{ expires_at: new Date(Date.now() - 1000) }, { revoked_at: new Date() }]) {
      const who = await withPassword()
      const cookie = cookieHeader(await signIn(client, who.email))
      const sessions = () => db.from('sessions').where('user_id', who.userId)
      await sessions().update(change)
      const before = await sessions()
      ;(await refresh(client, who.userId, cookie)).assertStatus(401)
      assert.deepEqual(await sessions(), before)
    }
  })

  test('needs the cookie of that very person', async ({ client }) => {
    const [one, other] = [await withPassword(), await withPassword()]
    const cookie = cookieHeader(await signIn(client, one.email))
    ;(await refresh(client, other.userId, cookie)).assertStatus(401)
    ;(await client.post(`${base}/refresh-token`).json({ userId: one.userId })).assertStatus(401)
  })
})

test.group('POST sign-out', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('ends the session: neither its cookie nor its token works any more', async ({ client }) => {
    const who = await withPassword()
    const opened = await signIn(client, who.email)
    const cookie = cookieHeader(opened)
    ;(await client.post(`${base}/sign-out`).header('Cookie', cookie)).assertStatus(204)
    ;(await refresh(client, who.userId, cookie)).assertStatus(401)
    const profile = client.get('/api/organisation-management/organisation-users/profile')
    ;(await profile.bearerToken(opened.body().result.token)).assertStatus(401)
  })

  test('is no error without a session, or with what is none', async ({ client }) => {
    ;(await client.post(`${base}/sign-out`)).assertStatus(204)
    const cookie = cookieHeader(await signIn(client, (await withPassword()).email))
    ;(await client.post(`${base}/sign-out`).header('Cookie', cookie.replace('=', '=x'))).assertStatus(204)
  })
})
