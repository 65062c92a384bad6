import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import proxyAddr from 'proxy-addr'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { http } from '#config/app'
import { eachOf } from '#tests/world/lanes'
import { world } from '#tests/world/world'

const password = 'Correct-horse-1'

/** The address of a user who can sign in. */
async function someone(): Promise<string> {
  const { employee } = await world()
  const password_hash = await hash.make(password)
  await db.from('users').where('id', employee.userId).update({ password_hash })
  return `${employee.userId}@example.test`
}

/**
 * Every endpoint at which a secret can be guessed without signing in, but for second steps, which are counted by
 * challenge and person (`identity/limits/guessed_doors.e2e.ts`).
 */
const doors = (email = `${newId()}@example.test`): Record<string, object> => ({
  'authentication/sign-in': { email, password },
  'account-links': { link: 'x' },
  'new-passwords': { link: 'x', password },
  activations: { link: 'x', password },
  'password-resets': { email },
  'impersonations/arrivals': { code: 'x' },
  registrations: {
    ...{ name: 'A', surname: 'B', email, companyName: 'C', password },
    ...{ language: 1, acceptsTerms: true },
  },
  'registration-links': { link: 'x' },
  'registration-confirmations': { link: 'x', password },
})

test.group('Guesses from one network address', (group) => {
  const forget = () =>
    db.from('rate_limits').whereRaw(`key ~ '^(sign_in_ip|reset_ip|register_ip|guesses):'`).delete()
  group.each.setup(async () => void (await forget()))
  group.teardown(async () => void (await forget()))

  const all = (email?: string) =>
    Object.entries(doors(email)).map(([path, body]) => [`/api/user-access/${path}`, body] as const)
  const knock = (client: ApiClient, [path, body]: ReturnType<typeof all>[number], from?: string) => {
    const request = client.post(path).header('Interface', '1').json(body)
    return from ? request.header('X-Forwarded-For', from) : request
  }
  /** As if this network address had tried all it may, everywhere. */
  const exhaust = async (network: string) => {
    for (const name of ['sign_in_ip', 'reset_ip', 'register_ip', 'guesses'])
      await db.rawQuery(
        `insert into rate_limits (key, points, expire) values (?, 1000, ?)
         on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
        [`${name}:${network}`, Date.now() + 600_000]
      )
  }

  test('are counted at every door, and a wrong one is what counts', async ({ client, assert }) => {
    const counted = async () => {
      const found = (await db.from('rate_limits').whereRaw(`key like '%:127.0.0.1'`)) as { points: number }[]
      return found.reduce((sum, { points }) => sum + points, 0)
    }
    for (const door of all()) {
      const before = await counted()
      const answer = await knock(client, door)
      assert.isBelow(answer.status(), 429, door[0])
      assert.equal(await counted(), before + 1, `${door[0]} ${answer.status()} ${answer.text()}`)
    }
    const email = await someone()
    const before = await counted()
    ;(await knock(client, ['/api/user-access/authentication/sign-in', { email, password }])).assertStatus(200)
    assert.equal(await counted(), before)
  })

  test('end, alike for an account and without one, whatever address a header claims', async ({
    client,
    assert,
  }) => {
    const known = all(await someone())
    await exhaust('127.0.0.1')
    for (const [index, door] of all().entries()) {
      const answers: unknown[] = []
      for (const one of [door, known[index]!])
        for (const from of [undefined, '203.0.113.9', '10.0.0.1, 203.0.113.10']) {
          const answer = await knock(client, one, from)
          assert.equal(answer.status(), 429, `${door[0]} ${from} ${answer.text()}`)
          answers.push([answer.body().Code, answer.body().ErrorMessage])
        }
      for (const one of answers) assert.deepEqual(one, answers[0])
    }
  })

  test('behind a proxy that is named, count for the address the proxy saw', async ({ client, assert }) => {
    const none = http.trustProxy
    http.trustProxy = proxyAddr.compile(['loopback'])
    try {
      await exhaust('203.0.113.9')
      await exhaust('2001:db8:1:2::/64')
      const exhausted = ['203.0.113.9', '198.51.100.1, 203.0.113.9', '2001:db8:1:2::7', '::ffff:203.0.113.9']
      await eachOf(all(), async (door) => {
        for (const from of exhausted)
          assert.equal((await knock(client, door, from)).status(), 429, `${door[0]} ${from}`)
        assert.notEqual((await knock(client, door, '203.0.113.9, 198.51.100.1')).status(), 429, door[0])
      })
    } finally {
      http.trustProxy = none
      await db.from('rate_limits').whereRaw(`key ~ '(198.51.100.1|203.0.113.9|/64)$'`).delete()
    }
  })
})
