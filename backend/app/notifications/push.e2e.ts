import { generateKeyPairSync } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { importJWK, jwtVerify, type JWK } from 'jose'
import { rows } from '#app/core/organisation_context'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { startPushService, subscribingBrowser } from '#app/notifications/push/push_service_stage'
import env from '#start/env'
import { planner } from '#tests/world/planner'
import { acting, world, type Person, type World } from '#tests/world/world'

const path = '/api/notifications'
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
const point = Buffer.concat([
  Buffer.from([4]),
  Buffer.from(jwk.x, 'base64url'),
  Buffer.from(jwk.y, 'base64url'),
])
const vapid = {
  VAPID_PUBLIC_KEY: point.toString('base64url'),
  VAPID_PRIVATE_KEY: (privateKey.export({ format: 'jwk' }) as { d: string }).d,
  VAPID_SUBJECT: 'mailto:it@example.test',
}

const subscribe = (client: ApiClient, who: Person, subscription: object) =>
  client
    .post(`${path}/devices`)
    .header('user-agent', 'Test browser')
    .bearerToken(who.token)
    .json(subscription)
const settingsOf = async (client: ApiClient, who: Person) =>
  (await client.get(`${path}/settings`).bearerToken(who.token)).body().result
const mobileLog = (w: World) =>
  acting(w.admin, () =>
    rows<{ state: string; attempts: number; last_error: string | null }>(
      `select state, attempts, last_error from notification_deliveries where channel = 'mobile'`
    )
  )
const publishOne = async (client: ApiClient, w: World) => {
  const { create, publish, shift } = planner(client, w, w.manager)
  await create(shift({ employeeId: w.employee.employeeId }))
  await publish('2026-11-01', '2026-12-01')
}

test.group('Notifications on devices', (group) => {
  let service: Awaited<ReturnType<typeof startPushService>>
  group.each.setup(async () => {
    for (const [name, value] of Object.entries(vapid)) env.set(name as keyof typeof vapid, value)
    service = await startPushService()
    return async () => {
      for (const name of Object.keys(vapid)) env.set(name as keyof typeof vapid, '')
      await service.stop()
    }
  })
  const letPass = ({ organisationId }: World, hours = 1) =>
    deliverDue(organisationId, { now: new Date(Date.now() + hours * 3_600_000), post: service.post })

  test('a device gets a message that only it can read, signed by this installation', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await db.connection('owner').from('users').where('id', w.employee.userId).update({ language: 1 })
    const browser = subscribingBrowser('/wpush/v2/anna')
    ;(await subscribe(client, w.employee, browser.subscription)).assertStatus(201)
    await publishOne(client, w)
    await letPass(w)
    const [{ headers, body }] = service.received as [(typeof service.received)[number]]
    assert.containsSubset(browser.read(body), {
      title: 'Nowy grafik',
      body: 'Twój grafik (2 listopada 2026) jest gotowy.',
      path: '/scheduler?view=week&from=2026-11-02&date=2026-11-02',
      lang: 'pl-PL',
    })
    assert.notInclude(body.toString('latin1'), 'grafik')
    assert.containsSubset(headers, { 'content-encoding': 'aes128gcm', ttl: '86400' })
    assert.match(String(headers.topic), /^[\w-]{32}$/)
    const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!
    assert.equal(key, vapid.VAPID_PUBLIC_KEY)
    const { payload } = await jwtVerify(token!, await importJWK(jwk as JWK, 'ES256'), {
      audience: 'https://updates.push.services.mozilla.com',
    })
    assert.equal(payload.sub, 'mailto:it@example.test')
    assert.deepEqual(await mobileLog(w), [{ state: 'sent', attempts: 1, last_error: null }])
    assert.isEmpty(await mobileLog(await world()))
  })

  test('people without a device, or who want nothing there, get nothing', async ({ client, assert }) => {
    const w = await world()
    await publishOne(client, w)
    assert.isEmpty(await mobileLog(w))
    await subscribe(client, w.colleague, subscribingBrowser('/wpush/v2/ben').subscription)
    await client
      .put(`${path}/settings`)
      .bearerToken(w.colleague.token)
      .json({ notices: { new_schedule: { mail: true, mobile: false } } })
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.colleague.employeeId, day: '2026-11-12' }))
    await publish('2026-11-01', '2026-12-01')
    assert.isEmpty(await mobileLog(w))
    await letPass(w)
    assert.isEmpty(service.received)
  })

  test('a database that goes away leaves a message due, for the next round', async ({ client, assert }) => {
    const w = await world()
    await subscribe(client, w.employee, subscribingBrowser('/wpush/v2/anna').subscription)
    await publishOne(client, w)
    const now = new Date(Date.now() + 3_600_000)
    const post = async () => {
      const [own] = await rows<{ pid: number }>('select pg_backend_pid() as pid')
      await db.connection('owner').rawQuery('select pg_terminate_backend(?)', [own!.pid])
      return new Response(null, { status: 201 })
    }
    await assert.rejects(() => deliverDue(w.organisationId, { now, post }))
    assert.deepEqual(await mobileLog(w), [{ state: 'waiting', attempts: 0, last_error: null }])
    await letPass(w)
    assert.deepEqual(await mobileLog(w), [{ state: 'sent', attempts: 1, last_error: null }])
  })

  for (const status of [404, 410])
    test(`a device whose service answers ${status} is removed`, async ({ client, assert }) => {
      const w = await world()
      service.answers.set('/gone', status)
      await subscribe(client, w.employee, subscribingBrowser('/gone').subscription)
      await publishOne(client, w)
      await letPass(w)
      assert.lengthOf(service.received, 1)
      assert.isEmpty((await settingsOf(client, w.employee)).devices)
      assert.deepEqual(await mobileLog(w), [{ state: 'dropped', attempts: 1, last_error: 'no_device' }])
    })

  test('a service that fails is asked again, for the devices that were not reached', async ({
    client,
    assert,
  }) => {
    const w = await world()
    service.answers.set('/busy', 503)
    await subscribe(client, w.employee, subscribingBrowser('/quick').subscription)
    await subscribe(client, w.employee, subscribingBrowser('/busy').subscription)
    await publishOne(client, w)
    await letPass(w)
    assert.deepEqual(await mobileLog(w), [{ state: 'waiting', attempts: 1, last_error: '503' }])
    service.answers.clear()
    await letPass(w, 2)
    assert.deepEqual(
      service.received.map(({ path: asked }) => asked),
      ['/quick', '/busy', '/busy']
    )
    assert.deepEqual(await mobileLog(w), [{ state: 'sent', attempts: 2, last_error: null }])
  })

  test('a device that was signed out is reached no more', async ({ client, assert }) => {
    const w = await world()
    await subscribe(client, w.employee, subscribingBrowser('/left').subscription)
    const { devices } = await settingsOf(client, w.employee)
    assert.containsSubset(devices, [{ userAgent: 'Test browser', isCurrent: true }])
    await publishOne(client, w)
    await db.from('sessions').where('user_id', w.employee.userId).update({ revoked_at: new Date() })
    await letPass(w)
    assert.isEmpty(service.received)
    assert.isEmpty(await acting(w.admin, () => rows('select id from push_subscriptions')))
  })

  test('devices are listed and given up by their owner alone; a browser belongs to its last user', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { subscription } = subscribingBrowser('/shared')
    const added = await subscribe(client, w.employee, subscription)
    const { id } = added.body().result
    assert.isEmpty((await settingsOf(client, w.colleague)).devices)
    const forget = (who: Person) => client.delete(`${path}/devices/${id}`).bearerToken(who.token)
    ;(await forget(w.colleague)).assertStatus(404)
    await subscribe(client, w.colleague, subscription)
    assert.isEmpty((await settingsOf(client, w.employee)).devices)
    ;(await forget(w.employee)).assertStatus(404)
    ;(await forget(w.colleague)).assertStatus(204)
    assert.isEmpty((await settingsOf(client, w.colleague)).devices)
  })

  test('the server cannot be made to call anything but a push service, or encrypt with nonsense', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    const { subscription } = subscribingBrowser('/x')
    const refusedField = async (change: object) => {
      const answer = await subscribe(client, employee, { ...subscription, ...change })
      answer.assertStatus(400)
      return answer.body().Details.fields[0].field
    }
    assert.equal(await refusedField({ endpoint: 'https://169.254.169.254/latest' }), 'endpoint')
    assert.equal(await refusedField({ endpoint: 'http://updates.push.services.mozilla.com/x' }), 'endpoint')
    assert.equal(await refusedField({ p256dh: subscription.p256dh.replace(/^B/, 'C') }), 'p256dh')
    assert.equal(await refusedField({ auth: 'short' }), 'auth')
  })

  test('is not offered where nothing is configured', async ({ client, assert }) => {
    for (const name of Object.keys(vapid)) env.set(name as keyof typeof vapid, '')
    const { employee } = await world()
    assert.isNull((await settingsOf(client, employee)).pushKey)
    const answer = await subscribe(client, employee, subscribingBrowser('/x').subscription)
    answer.assertStatus(400)
    assert.equal(answer.body().Code, 'notifications.devices_off')
  })
})
