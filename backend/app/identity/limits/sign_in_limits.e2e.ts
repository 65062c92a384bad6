import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import proxyAddr from 'proxy-addr'
import type { StoredMail } from '#app/core/mail/outgoing_mail'
import { limits } from '#app/identity/limits/attempts'
import { emailKey } from '#app/identity/limits/limiter'
import { http } from '#config/app'
import { world } from '#tests/world/world'

const base = '/api/user-access/authentication'
const password = 'Correct-horse-1'
const [home, elsewhere, farAway] = ['198.51.100.7', '203.0.113.1', '192.0.2.66']

async function someone() {
  const { employee } = await world()
  const password_hash = await hash.make(password)
  await db.from('users').where('id', employee.userId).update({ password_hash })
  return { ...employee, email: `${employee.userId}@example.test` }
}
const cookiesOf = (answer: ApiResponse): string =>
  [answer.headers()['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';')[0]!)
    .join('; ')

test.group('Failed sign-ins', (group) => {
  group.setup(() => {
    const before = http.trustProxy
    http.trustProxy = proxyAddr.compile(['loopback'])
    return () => void (http.trustProxy = before)
  })
  group.each.setup(
    () => async () => void (await db.from('rate_limits').whereRaw(`key like 'sign_in_ip:%'`).delete())
  )

  const attempt = (client: ApiClient, from: string, email: string, secret = password, cookie = '') =>
    client
      .post(`${base}/sign-in`)
      .headers({ Interface: '1', 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) })
      .json({ email, password: secret })
  const fail = async (client: ApiClient, from: string, email: string, times: number) => {
    for (let n = 0; n < times; n += 1) await attempt(client, from, email, 'Wrong-horse-1')
  }
  /** As if there had been so many failures, from everywhere. */
  const count = (key: string, points: number) =>
    db.rawQuery(
      `insert into rate_limits (key, points, expire) values (?, ?, ?)
       on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [key, points, Date.now() + 600_000]
    )

  test('of a stranger keep the right person out neither at home nor on a known device', async ({
    client,
  }) => {
    const { email } = await someone()
    const first = await attempt(client, home, email)
    first.assertStatus(200)
    await fail(client, elsewhere, email, limits.free + 1)
    ;(await attempt(client, elsewhere, email)).assertStatus(429)
    ;(await attempt(client, home, email)).assertStatus(200)
    // In the very network of the stranger, too.
    ;(await attempt(client, elsewhere, email, password, cookiesOf(first))).assertStatus(200)
  })

  test('wait twice as long each time, and refused ones do not prolong it', async ({ client, assert }) => {
    const { email } = await someone()
    await fail(client, elsewhere, email, limits.free)
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await fail(client, elsewhere, email, 3)
      const waiting = await attempt(client, elsewhere, email)
      waiting.assertStatus(429)
      assert.equal(waiting.body().Details.minutes, minutes)
      await db.from('rate_limits').whereRaw(`key like 'sign_in_wait:%'`).delete()
      ;(await attempt(client, elsewhere, email, 'Wrong-horse-1')).assertStatus(400)
    }
  })

  test('are limited on a known device as well, and there alone', async ({ client }) => {
    const { email } = await someone()
    const cookie = cookiesOf(await attempt(client, home, email))
    for (let n = 0; n < limits.free; n += 1) await attempt(client, home, email, 'Wrong-horse-1', cookie)
    ;(await attempt(client, home, email, password, cookie)).assertStatus(429)
    ;(await attempt(client, home, email)).assertStatus(200)
  })

  test('a device that another user signed in with is not known', async ({ client }) => {
    const [own, other] = [await someone(), await someone()]
    const cookie = cookiesOf(await attempt(client, elsewhere, other.email))
    await fail(client, elsewhere, own.email, limits.free + 1)
    ;(await attempt(client, elsewhere, own.email, password, cookie)).assertStatus(429)
  })

  for (const [what, key] of [
    ['at one address from everywhere', (email: string) => `sign_in_email:${emailKey(email)}`],
    ['from one network at all addresses', () => `sign_in_ip:${farAway}`],
  ] as const)
    test(`many ${what}: an unknown device needs a mailed code, a known one does not`, async ({
      client,
      assert,
    }) => {
      const { email } = await someone()
      const cookie = cookiesOf(await attempt(client, home, email))
      await count(key(email), 60)
      const asked = await attempt(client, farAway, email)
      asked.assertStatus(200)
      assert.isNull(asked.body().result.token)
      const { id, method } = asked.body().result.challenge
      assert.equal(method, 'email')
      ;(await attempt(client, farAway, email, 'Wrong-horse-1')).assertStatus(400)
      const [mail] = (await db
        .from('mails')
        .where('to_address', email)
        .orderBy('created_at', 'desc')) as StoredMail[]
      const code = /\b\d{6}\b/.exec(mail!.text_body)![0]
      const opened = await client.post(`${base}/two-factor`).json({ challenge: id, code })
      opened.assertStatus(200)
      assert.isString(opened.body().result.token)
      // From then on this device is known.
      for (const known of [cookie, cookiesOf(opened)])
        assert.isString((await attempt(client, farAway, email, password, known)).body().result.token)
    })

  test('without end from one network make its unknown devices wait, and no known one', async ({ client }) => {
    const { email } = await someone()
    const cookie = cookiesOf(await attempt(client, home, email))
    await count(`sign_in_ip:${farAway}`, limits.mostPerNetwork)
    ;(await attempt(client, farAway, email)).assertStatus(429)
    ;(await attempt(client, farAway, email, password, cookie)).assertStatus(200)
  })
})
