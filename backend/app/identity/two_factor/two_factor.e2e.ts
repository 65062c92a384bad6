import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { Secret, TOTP } from 'otpauth'
import { world, type Person } from '#tests/world/world'

const base = '/api/user-access'
const password = 'Correct-horse-1'

async function anAccount(): Promise<Person & { email: string; stranger: Person }> {
  const { employee, colleague } = await world()
  await db
    .from('users')
    .where('id', employee.userId)
    .update({ password_hash: await hash.make(password) })
  return { ...employee, email: `${employee.userId}@example.test`, stranger: colleague }
}
const signIn = (client: ApiClient, email: string, cookie = '') =>
  client
    .post(`${base}/authentication/sign-in`)
    .header('Interface', '1')
    .header('Cookie', cookie)
    .json({ email, password })
const answerWith = (client: ApiClient, challenge: string, code: string) =>
  client.post(`${base}/authentication/two-factor`).json({ challenge, code })
const choose = (client: ApiClient, who: Person, choice: object) =>
  client
    .put(`${base}/two-factor`)
    .json({ password, ...choice })
    .bearerToken(who.token)
const challengeOf = (answer: ApiResponse): string => answer.body().result.challenge.id
const lastMail = (email: string): Promise<{ text_body: string; subject: string; locale: string }> =>
  db.from('mails').where('to_address', email).orderBy('created_at', 'desc').firstOrFail()
const codeTo = async (email: string) => /\b\d{6}\b/.exec((await lastMail(email)).text_body)![0]
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const forgetAttempts = () => db.from('rate_limits').whereRaw(`key ~ '^(sign_in_ip|guesses):'`).delete()
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

async function withApp(client: ApiClient) {
  const who = await anAccount()
  const prepared = await client
    .post(`${base}/authenticator-secrets`)
    .json({ password })
    .bearerToken(who.token)
  const { secret, address } = prepared.body().result as { secret: string; address: string }
  // The code before the present one, so that the test has the present one left.
  const on = await choose(client, who, { method: 'totp', code: codeOf(secret, Date.now() - 30_000) })
  return { who, secret, address, on, recoveryCodes: on.body().result?.recoveryCodes as string[] }
}

test.group('A code by e-mail', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('is asked for once it is chosen, and opens the session', async ({ client, assert }) => {
    const who = await anAccount()
    ;(await choose(client, who, { method: 'email' })).assertStatus(200)
    const first = await signIn(client, who.email)
    assert.isNull(first.body().result.token)
    assert.notProperty(first.headers(), 'set-cookie')
    assert.equal(first.body().result.challenge.method, 'email')
    const code = await codeTo(who.email)
    assert.include((await lastMail(who.email)).subject, code)
    const wrong = await answerWith(client, challengeOf(first), other(code)).header('Language', 'pl-PL')
    assert.equal(wrong.body().Code, 'identity.wrong_code')
    assert.equal(wrong.body().ErrorMessage, 'Ten kod jest nieprawidłowy. Pozostały 4 próby.')
    const right = await answerWith(client, challengeOf(first), ` ${code} `)
    right.assertStatus(200)
    assert.match(String(right.headers()['set-cookie']), /HttpOnly/i)
    ;(await client.get(`${base}/sessions`).bearerToken(right.body().result.token)).assertStatus(200)
    const again = await answerWith(client, challengeOf(first), code)
    assert.equal(again.body().Code, 'identity.challenge_ended')
  })

  test('five wrong codes end the challenge, however many come at once', async ({ client, assert }) => {
    const who = await anAccount()
    await choose(client, who, { method: 'email' })
    const id = challengeOf(await signIn(client, who.email))
    const code = await codeTo(who.email)
    const guesses = Array.from({ length: 9 }, (_, n) =>
      answerWith(client, id, String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'))
    )
    const codes = (await Promise.all(guesses)).map((answer) => answer.body().Code)
    assert.lengthOf(
      codes.filter((one) => one === 'identity.wrong_code'),
      5
    )
    assert.equal((await answerWith(client, id, code)).body().Code, 'identity.challenge_ended')
    const mailed = await db.from('mails').where('to_address', who.email)
    const again = await client.post(`${base}/authentication/two-factor-codes`).json({ challenge: id })
    assert.equal(again.body().Code, 'identity.challenge_ended')
    assert.lengthOf(await db.from('mails').where('to_address', who.email), mailed.length)
  })

  test('is worth nothing once the password or the second step was changed', async ({ client, assert }) => {
    const who = await anAccount()
    await choose(client, who, { method: 'email' })
    const changes = [
      () => choose(client, who, { method: 'email' }),
      () =>
        client
          .put(`${base}/password`)
          .json({ current: password, password: `${password}2` })
          .bearerToken(who.token),
    ]
    for (const change of changes) {
      const id = challengeOf(await signIn(client, who.email))
      const code = await codeTo(who.email)
      assert.isBelow((await change()).status(), 300)
      assert.equal((await answerWith(client, id, code)).body().Code, 'identity.challenge_ended')
    }
  })

  test('runs out after ten minutes, and another mail replaces the code', async ({ client, assert }) => {
    const who = await anAccount()
    await choose(client, who, { method: 'email' })
    const id = challengeOf(await signIn(client, who.email))
    const old = await codeTo(who.email)
    const again = () => client.post(`${base}/authentication/two-factor-codes`).json({ challenge: id })
    ;(await again()).assertStatus(204)
    const fresh = await codeTo(who.email)
    if (old !== fresh) assert.equal((await answerWith(client, id, old)).body().Code, 'identity.wrong_code')
    await db
      .from('sign_in_challenges')
      .where('id', id)
      .update({ expires_at: new Date(Date.now() - 1000) })
    assert.equal((await answerWith(client, id, fresh)).body().Code, 'identity.challenge_ended')
    assert.equal((await again()).body().Code, 'identity.challenge_ended')
  })

  test('is not mailed for ever', async ({ client, assert }) => {
    const who = await anAccount()
    await choose(client, who, { method: 'email' })
    const statuses: number[] = []
    for (let n = 0; n < 10; n += 1) statuses.push((await signIn(client, who.email)).status())
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 200, 200, 429, 429])
  })
})

test.group('An authenticator app', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('counts once a code of it was entered; a code opens one session only', async ({ client, assert }) => {
    const { who, secret, address, on, recoveryCodes } = await withApp(client)
    on.assertStatus(200)
    assert.match(address, /^otpauth:\/\/totp\/Shiftloom:/)
    assert.lengthOf(recoveryCodes, 10)
    const code = codeOf(secret)
    const first = await signIn(client, who.email)
    assert.equal(first.body().result.challenge.method, 'totp')
    ;(await answerWith(client, challengeOf(first), code)).assertStatus(200)
    const second = challengeOf(await signIn(client, who.email))
    assert.equal((await answerWith(client, second, code)).body().Code, 'identity.wrong_code')
    const stored = await db.from('users').where('id', who.userId).firstOrFail()
    assert.notInclude(stored.totp_secret, secret)
  })

  test('a recovery code opens the account once, however it is typed', async ({ client, assert }) => {
    const { who, recoveryCodes } = await withApp(client)
    const [code] = recoveryCodes
    const open = async (typed: string) =>
      answerWith(client, challengeOf(await signIn(client, who.email)), typed)
    ;(await open(code!.toLowerCase().replace('-', ' '))).assertStatus(200)
    assert.equal((await open(code!)).body().Code, 'identity.wrong_code')
    const state = await client.get(`${base}/two-factor`).bearerToken(who.token)
    assert.containsSubset(state.body().result, { method: 'totp', recoveryCodesLeft: 9 })
  })

  test('a recovery code opens the account of its person alone', async ({ client, assert }) => {
    const [one, another] = [await withApp(client), await withApp(client)]
    const foreign = await answerWith(
      client,
      challengeOf(await signIn(client, one.who.email)),
      another.recoveryCodes[0]!
    )
    assert.equal(foreign.body().Code, 'identity.wrong_code')
    const own = challengeOf(await signIn(client, another.who.email))
    ;(await answerWith(client, own, another.recoveryCodes[0]!)).assertStatus(200)
  })

  test('is not set up without the password and a code that fits, nor replaced unseen', async ({
    client,
    assert,
  }) => {
    const who = await anAccount()
    const prepare = (secret: string) =>
      client.post(`${base}/authenticator-secrets`).json({ password: secret }).bearerToken(who.token)
    assert.equal((await prepare('Wrong-horse-1')).body().Code, 'identity.current_password_wrong')
    assert.equal(
      (await choose(client, who, { method: 'totp', code: '123456' })).body().Code,
      'identity.wrong_code'
    )
    const { secret } = (await prepare(password)).body().result
    assert.equal((await choose(client, who, { method: 'totp' })).body().Code, 'identity.wrong_code')
    assert.isNotNull((await signIn(client, who.email)).body().result.token)
    const code = codeOf(secret)
    ;(await choose(client, who, { method: 'totp', code })).assertStatus(200)
    assert.equal((await prepare(password)).body().Code, 'identity.two_factor_is_on')
    const off = await choose(client, who, { method: 'off', password: 'Wrong-horse-1' })
    assert.equal(off.body().Code, 'identity.current_password_wrong')
    ;(await choose(client, who, { method: 'off' })).assertStatus(200)
    assert.isNotNull((await signIn(client, who.email)).body().result.token)
  })

  test('an account takes only so many wrong codes, new challenges or not', async ({ client, assert }) => {
    const { who, secret } = await withApp(client)
    for (let round = 0; round < 4; round += 1) {
      const id = challengeOf(await signIn(client, who.email))
      for (let n = 0; n < 5; n += 1) await answerWith(client, id, other(codeOf(secret)))
    }
    const id = challengeOf(await signIn(client, who.email))
    assert.equal((await answerWith(client, id, codeOf(secret))).body().Code, 'identity.too_many_attempts')
  })
})

test.group('A trusted device', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('needs no code, for this person only, until it is forgotten', async ({ client, assert }) => {
    const who = await anAccount()
    const trust = (token: string, name: string) =>
      client.post(`${base}/trusted-devices`).json({ name }).bearerToken(token)
    await choose(client, who, { method: 'email' })
    ;(await trust(who.token, ' ')).assertStatus(400)
    const trusted = await trust(who.token, 'Kuchnia')
    trusted.assertStatus(204)
    const cookie = String(trusted.headers()['set-cookie']).split(';')[0]!
    assert.match(String(trusted.headers()['set-cookie']), /HttpOnly/i)
    assert.isNotNull((await signIn(client, who.email, cookie)).body().result.token)
    assert.isNull((await signIn(client, who.email)).body().result.token)

    await db
      .from('users')
      .where('id', who.stranger.userId)
      .update({ password_hash: await hash.make(password), two_factor: 'email' })
    const strange = await signIn(client, `${who.stranger.userId}@example.test`, cookie)
    assert.isNull(strange.body().result.token)

    const state = await client.get(`${base}/two-factor`).bearerToken(who.token)
    const [device] = state.body().result.trustedDevices as { id: string; name: string }[]
    assert.equal(device!.name, 'Kuchnia')
    const at = `${base}/trusted-devices/${device!.id}`
    ;(await client.put(at).json({ name: 'Biuro' }).bearerToken(who.stranger.token)).assertStatus(404)
    ;(await client.delete(at).bearerToken(who.stranger.token)).assertStatus(404)
    ;(await client.put(at).json({ name: 'Biuro' }).bearerToken(who.token)).assertStatus(204)
    ;(await client.delete(at).bearerToken(who.token)).assertStatus(204)
    assert.isNull((await signIn(client, who.email, cookie)).body().result.token)
  })

  test('asks for the code again once its days are over, counted from its last use', async ({
    client,
    assert,
  }) => {
    const who = await anAccount()
    await choose(client, who, { method: 'email' })
    const trusted = await client
      .post(`${base}/trusted-devices`)
      .json({ name: 'Kuchnia' })
      .bearerToken(who.token)
    const cookie = String(trusted.headers()['set-cookie']).split(';')[0]!
    const devices = () => db.from('trusted_devices').where('user_id', who.userId)
    const endsIn = (ms: number) => devices().update({ expires_at: new Date(Date.now() + ms) })
    await endsIn(60_000)
    assert.isNotNull((await signIn(client, who.email, cookie)).body().result.token)
    const [{ expires_at }] = (await devices()) as [{ expires_at: Date }]
    assert.approximately(expires_at.getTime() - Date.now(), 90 * 86_400_000, 60_000)
    await endsIn(-1)
    assert.isNull((await signIn(client, who.email, cookie)).body().result.token)
    const state = await client.get(`${base}/two-factor`).bearerToken(who.token)
    assert.deepEqual(state.body().result.trustedDevices, [])
  })

  test('is forgotten with a new password and with another second step', async ({ client, assert }) => {
    const who = await anAccount()
    await choose(client, who, { method: 'email' })
    const trust = async () => {
      await client.post(`${base}/trusted-devices`).json({ name: 'Kuchnia' }).bearerToken(who.token)
      return db.from('trusted_devices').where('user_id', who.userId)
    }
    assert.lengthOf(await trust(), 1)
    await choose(client, who, { method: 'email' })
    assert.lengthOf(await db.from('trusted_devices').where('user_id', who.userId), 0)
    assert.lengthOf(await trust(), 1)
    await client.post(`${base}/password-resets`).header('Interface', '1').json({ email: who.email })
    const link = new URL(/http\S+/.exec((await lastMail(who.email)).text_body)![0]).searchParams.get('link')
    ;(await client.post(`${base}/new-passwords`).json({ link, password: 'Fresh-start-1' })).assertStatus(200)
    assert.lengthOf(await db.from('trusted_devices').where('user_id', who.userId), 0)
  })
})
