import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { newId } from '#app/core/models/new_id'
import { OpenidStage, walkThrough } from '#app/identity/external/testing/openid_stage'
import { world } from '#tests/world/world'

const base = '/api/user-access/providers'
const host = () => `http://${env.get('HOST') ?? '127.0.0.1'}:${env.get('PORT') ?? 3333}`

let stage: OpenidStage
const emailOf = (userId: string) => `${userId}@example.test`
const cookiesOf = (answer: ApiResponse): string =>
  [answer.headers()['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';')[0]!)
    .filter((one) => !one.endsWith('='))
    .join('; ')

const leave = (client: ApiClient, query = '') => client.get(`${base}/oidc${query}`).redirects(0)
const comeBack = (client: ApiClient, address: URL, cookie: string) =>
  client
    .get(address.pathname + address.search)
    .redirects(0)
    .header('Cookie', cookie)
const arrive = (client: ApiClient, cookie: string) =>
  client.post(`${base}/arrivals`).header('Cookie', cookie).header('Interface', '1')

/** The whole way; answers where the browser ends up and what asking for the session answers. */
async function signIn(client: ApiClient, query = '') {
  const left = await leave(client, query)
  const back = await walkThrough(String(left.header('location')), stage.issuer)
  const landed = await comeBack(client, back, cookiesOf(left))
  const end = new URL(String(landed.header('location')), 'http://here')
  return { end, arrived: await arrive(client, cookiesOf(landed)), left, back, landed }
}

test.group('Signing in with an OpenID provider', (group) => {
  group.setup(async () => {
    stage = await OpenidStage.open(`${host()}${base}/oidc/callback`)
    const settings = {
      OIDC_ISSUER: stage.issuer,
      OIDC_CLIENT_ID: 'shiftloom',
      OIDC_CLIENT_SECRET: 'only-for-tests',
    }
    Object.assign(process.env, settings)
    return async () => {
      for (const name of Object.keys(settings)) delete process.env[name]
      await stage.close()
    }
  })

  test('an arrival is exchanged once, also by a copied cookie', async ({ client, assert }) => {
    const { employee } = await world()
    stage.account = { sub: newId(), email: emailOf(employee.userId), verified: true }
    const { landed, arrived } = await signIn(client)
    arrived.assertStatus(200)
    const copied = await arrive(client, cookiesOf(landed))
    copied.assertStatus(400)
    assert.equal(copied.body().Code, 'identity.provider_refused')
  })

  test('only those with an id and a secret are offered, and neither of them is revealed', async ({
    client,
    assert,
  }) => {
    const answer = await client.get(base)
    assert.deepEqual(answer.body().result, [{ id: 'oidc', name: 'OpenID' }])
    ;(await client.get(`${base}/google`).redirects(0)).assertStatus(404)
    ;(await client.get(`${base}/elsewhere`).redirects(0)).assertStatus(404)
  })

  test('a verified address opens the account and links it, whatever the address becomes there', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    stage.account = { sub: newId(), email: emailOf(employee.userId).toUpperCase(), verified: true }
    const { end, arrived } = await signIn(client, '?back=%2Fscheduler')
    assert.equal(end.pathname + end.search, '/login?arrived=1&back=%2Fscheduler')
    arrived.assertStatus(200)
    const { token } = arrived.body().result
    ;(await client.get('/api/user-access/sessions').bearerToken(token)).assertStatus(200)
    stage.account = { ...stage.account, email: 'another@example.test' }
    assert.isNotNull((await signIn(client)).arrived.body().result.token)
    assert.lengthOf(await db.from('user_identities').where('user_id', employee.userId), 1)
  })

  test('an address that is not verified, or unknown, opens nothing', async ({ client, assert }) => {
    const { employee } = await world()
    for (const verified of [false, null]) {
      stage.account = { sub: newId(), email: emailOf(employee.userId), verified }
      const { end, arrived } = await signIn(client)
      assert.equal(end.search, '?refused=no_account_for_provider')
      assert.equal(arrived.body().Code, 'identity.provider_refused')
    }
    stage.account = { sub: newId(), email: `${newId()}@example.test`, verified: true }
    assert.equal((await signIn(client)).end.search, '?refused=no_account_for_provider')
    assert.lengthOf(await db.from('user_identities').where('user_id', employee.userId), 0)
  })

  test('customers cannot sign in at the back office', async ({ client, assert }) => {
    const { employee } = await world()
    stage.account = { sub: newId(), email: emailOf(employee.userId), verified: true }
    assert.equal((await signIn(client, '?face=0')).end.search, '?refused=no_account_for_provider')
  })

  test('an invitation counts as followed; archived people stay out, linked or not', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    stage.account = { sub: newId(), email: emailOf(employee.userId), verified: true }
    const status = (next: string) => db.from('users').where('id', employee.userId).update({ status: next })
    await status('invited')
    assert.isNotNull((await signIn(client)).arrived.body().result.token)
    assert.equal((await db.from('users').where('id', employee.userId).firstOrFail()).status, 'active')
    // Linked once, but the address that the invitation went to is another one.
    await status('invited')
    stage.account = { ...stage.account, email: 'another@example.test' }
    assert.equal((await signIn(client)).end.search, '?refused=account_not_active')
    assert.equal((await db.from('users').where('id', employee.userId).firstOrFail()).status, 'invited')
    await status('archived')
    assert.equal((await signIn(client)).end.search, '?refused=account_not_active')
  })

  test('the second step chosen here is asked for anyway', async ({ client, assert }) => {
    const { employee } = await world()
    await db.from('users').where('id', employee.userId).update({ two_factor: 'email' })
    stage.account = { sub: newId(), email: emailOf(employee.userId), verified: true }
    const { arrived } = await signIn(client)
    assert.isNull(arrived.body().result.token)
    assert.equal(arrived.body().result.challenge.method, 'email')
  })

  test('a changed address is not opened by who had the old one', async ({ client, assert }) => {
    const { employee, admin } = await world()
    stage.account = { sub: newId(), email: emailOf(employee.userId), verified: true }
    await signIn(client)
    const path = `/api/organisation-management/employees/${employee.employeeId}`
    const {
      access: _a,
      avatarUrl: _b,
      accountStatus: _c,
      archived: _d,
      id: _e,
      ...rest
    } = (await client.get(path).bearerToken(admin.token)).body().result
    const moved = await client
      .put(path)
      .json({ ...rest, email: `${newId()}@example.test` })
      .bearerToken(admin.token)
    moved.assertStatus(200)
    assert.equal((await signIn(client)).end.search, '?refused=no_account_for_provider')
  })

  test('a stolen or repeated way back, another state and a foreign browser lead nowhere', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    stage.account = { sub: newId(), email: emailOf(employee.userId), verified: true }
    const { left, back, landed } = await signIn(client)
    const refused = '/login?refused=provider_refused'
    const again = await comeBack(client, back, cookiesOf(left))
    assert.equal(again.header('location'), refused)
    assert.equal((await comeBack(client, back, '')).header('location'), refused)

    const other = await leave(client)
    const otherBack = await walkThrough(String(other.header('location')), stage.issuer)
    assert.equal((await comeBack(client, otherBack, cookiesOf(left))).header('location'), refused)
    otherBack.searchParams.set('state', 'mine')
    assert.equal((await comeBack(client, otherBack, cookiesOf(other))).header('location'), refused)
    ;(await arrive(client, '')).assertStatus(400)
    ;(await arrive(client, cookiesOf(landed))).assertStatus(400)
  })

  test('the way back stays inside the product', async ({ client }) => {
    for (const back of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
    ])
      (await leave(client, `?back=${encodeURIComponent(back)}`)).assertStatus(400)
  })

  test('a provider that does not answer is said so', async ({ client, assert }) => {
    process.env.OIDC_ISSUER = 'http://127.0.0.1:9'
    const answer = await leave(client).header('Language', 'pl-PL')
    process.env.OIDC_ISSUER = stage.issuer
    assert.equal(answer.body().Code, 'identity.provider_unreachable')
  })
})
