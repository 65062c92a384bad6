import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createTransport } from 'nodemailer'
import { attemptMail } from '#app/core/mail/attempt_mail'
import { onMailOutcome } from '#app/core/mail/mail_outcomes'
import { startMailServer } from '#app/core/mail/mail_server_stage'
import { rows } from '#app/core/organisation_context'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { recordMailOutcome } from '#app/notifications/delivery/record_mail_outcome'
import { sweepNotifications } from '#app/notifications/delivery/sweep_notifications'
import type { NoticeDelivery } from '#contracts/notifications'
import { planner } from '#tests/world/planner'
import { acting, world, type World } from '#tests/world/world'

const path = '/api/notifications/deliveries'
const inAnHour = () => ({ now: new Date(Date.now() + 3_600_000) })

async function published(client: ApiClient, address?: string): Promise<World> {
  const w = await world()
  if (address)
    await acting(w.admin, () =>
      rows('update employees set email = ? where id = ?', [address, w.employee.employeeId])
    )
  const { create, publish, shift } = planner(client, w, w.manager)
  await create(shift({ employeeId: w.employee.employeeId }))
  await publish('2026-11-01', '2026-12-01')
  return w
}
const logOf = async (client: ApiClient, { admin }: World, query = {}): Promise<NoticeDelivery[]> =>
  (await client.get(path).qs(query).bearerToken(admin.token)).body().result.items
const mailsOf = async ({ organisationId }: World): Promise<string[]> =>
  (await db.from('mails').where('organisation_id', organisationId).select('id')).map(({ id }) => id)

test.group('The log of deliveries', (group) => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  group.setup(() => onMailOutcome(recordMailOutcome))
  group.each.setup(async () => {
    server = await startMailServer()
    return () => server.stop()
  })
  const mailOut = async (w: World) => {
    for (const id of await mailsOf(w))
      await attemptMail(createTransport(server.url), 'no-reply@shiftloom.example', id).catch(() => {})
  }

  test('follows a mail from the publication to the mail server', async ({ client, assert }) => {
    const w = await published(client)
    assert.containsSubset(await logOf(client, w), [
      { state: 'waiting', channel: 'mail', kind: 'new_schedule', attempts: 0, sentAt: null },
    ])
    const next = await deliverDue(w.organisationId)
    assert.isAbove(next!.getTime(), Date.now())
    assert.lengthOf(await mailsOf(w), 0)
    assert.isNull(await deliverDue(w.organisationId, inAnHour()))
    assert.containsSubset(await logOf(client, w), [{ state: 'handed' }])
    await mailOut(w)
    assert.lengthOf(server.received, 1)
    const [sent] = await logOf(client, w)
    assert.containsSubset(sent, { state: 'sent', attempts: 1, lastError: null })
    assert.isString(sent!.sentAt)
  })

  test('is found by person, channel and state', async ({ client, assert }) => {
    const w = await published(client)
    const [all] = await logOf(client, w)
    assert.containsSubset(all, { name: 'Ada', surname: 'Nowak' })
    assert.deepEqual(await logOf(client, w, { search: 'nowak ad', channel: 'mail', state: 'waiting' }), [
      all!,
    ])
    for (const query of [{ search: 'Kowalska' }, { channel: 'mobile' }, { state: 'sent' }, { search: '%' }])
      assert.deepEqual(await logOf(client, w, query), [])
  })

  test('shows why, without a word of the server', async ({ client, assert }) => {
    const [busy, gone] = [
      await published(client, `451@${Date.now()}.example`),
      await published(client, `550@${Date.now()}.example`),
    ]
    for (const w of [busy, gone]) {
      await deliverDue(w.organisationId, inAnHour())
      await mailOut(w)
    }
    assert.containsSubset(await logOf(client, busy), [{ state: 'handed', attempts: 1, lastError: '451' }])
    assert.containsSubset(await logOf(client, gone), [{ state: 'failed', attempts: 1, lastError: '550' }])
    assert.lengthOf(await logOf(client, gone, { state: 'sent' }), 0)

    await mailOut(busy)
    assert.containsSubset(await logOf(client, busy), [{ state: 'handed', attempts: 2 }])
    await acting(busy.admin, () =>
      rows(`update notification_deliveries set updated_at = now() - interval '26 hours'`)
    )
    await acting(busy.admin, sweepNotifications)
    assert.containsSubset(await logOf(client, busy), [{ state: 'failed', lastError: '451' }])
  })

  test('an administrator sends again what came to an end', async ({ client, assert }) => {
    const w = await published(client, `550@${Date.now()}.example`)
    const [{ id }] = (await logOf(client, w)) as [NoticeDelivery]
    const repeat = () => client.post(`${path}/${id}/repeats`).bearerToken(w.admin.token).json({})
    const early = await repeat()
    early.assertStatus(400)
    assert.equal(early.body().Code, 'notifications.still_on_its_way')
    await deliverDue(w.organisationId, inAnHour())
    await mailOut(w)
    await acting(w.admin, () =>
      rows('update employees set email = ? where id = ?', ['anna@example.test', w.employee.employeeId])
    )
    ;(await repeat()).assertStatus(204)
    await deliverDue(w.organisationId)
    await mailOut(w)
    assert.match(server.received[0]!, /^To: anna@example\.test$/m)
    assert.containsSubset(await logOf(client, w), [{ state: 'sent', attempts: 1 }])
    for (const who of [w.manager, w.employee]) {
      ;(await client.get(path).bearerToken(who.token)).assertStatus(403)
      ;(await client.post(`${path}/${id}/repeats`).bearerToken(who.token).json({})).assertStatus(403)
    }
  })

  test('one that breaks is tried again later and holds up no other', async ({ client, assert }) => {
    const w = await published(client)
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.colleague.employeeId, day: '2026-11-05' }))
    await publish('2026-11-01', '2026-12-01')
    // An unreadable message.
    await acting(w.admin, () =>
      rows(`update notifications set data = '{"from": "never", "last": "never"}' where employee_id = ?`, [
        w.employee.employeeId,
      ])
    )
    const { now } = inAnHour()
    const next = await deliverDue(w.organisationId, { now })
    assert.equal(next!.getTime(), now.getTime() + 60_000)
    const log = await logOf(client, w)
    const of = (employeeId: string) => log.find((one) => one.employeeId === employeeId)!
    assert.containsSubset(of(w.colleague.employeeId), { state: 'handed' })
    const broken = of(w.employee.employeeId)
    assert.containsSubset(broken, { state: 'waiting', attempts: 1 })
    assert.notInclude(broken.lastError!, 'never')
    let at = next
    for (let attempt = 2; attempt <= 8; attempt += 1) at = await deliverDue(w.organisationId, { now: at! })
    assert.isNull(at)
    assert.containsSubset(await logOf(client, w, { state: 'failed' }), [{ attempts: 8 }])
  })

  test('two processes do not write a mail twice', async ({ client, assert }) => {
    const w = await published(client)
    await Promise.all([1, 2, 3].map(() => deliverDue(w.organisationId, inAnHour())))
    assert.lengthOf(await mailsOf(w), 1)
  })

  test('messages and their log are forgotten after ninety days', async ({ client, assert }) => {
    const w = await published(client)
    await acting(w.admin, () => rows(`update notifications set told_at = now() - interval '89 days'`))
    await acting(w.admin, sweepNotifications)
    assert.lengthOf(await logOf(client, w), 1)
    await acting(w.admin, () => rows(`update notifications set told_at = now() - interval '91 days'`))
    await acting(w.admin, sweepNotifications)
    assert.lengthOf(await logOf(client, w), 0)
  })
})
