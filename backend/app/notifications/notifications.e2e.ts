import type { Server } from 'node:http'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { aWhile, client as hubClient, inbox, until } from '#app/core/hubs/hub_stage'
import { closeHubServer, hubServer } from '#app/core/hubs/hubs'
import { rows } from '#app/core/organisation_context'
import { scheduleMessage } from '#app/notifications/news/merge_news'
import { notify } from '#app/notifications/actions/notify'
import type { AppNotification } from '#contracts/notifications'
import type { Page } from '#contracts/http'
import { planner } from '#tests/world/planner'
import { acting, world, type Person } from '#tests/world/world'

const path = '/api/notifications'
const november = ['2026-11-01', '2026-12-01'] as const
const listOf = async (client: ApiClient, who: Person, query = {}): Promise<Page<AppNotification>> =>
  (await client.get(path).qs(query).bearerToken(who.token)).body().result
const unreadOf = async (client: ApiClient, who: Person): Promise<number> =>
  (await client.get(`${path}/unread`).bearerToken(who.token)).body().result.unread

test.group('Notifications', () => {
  test('each person concerned has one, no one else any', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await create(shift({ employeeId: w.employee.employeeId, day: '2026-11-03' }))
    await publish(...november)
    const { items, total } = await listOf(client, w.employee)
    assert.equal(total, 1)
    assert.containsSubset(items[0], {
      kind: 'new_schedule',
      read: false,
      // Their own days, whatever range was published.
      data: { from: '2026-11-02', last: '2026-11-03', added: 2, changed: 0, removed: 0 },
    })
    assert.equal(await unreadOf(client, w.employee), 1)
    for (const other of [w.colleague, w.manager, w.admin]) {
      assert.equal(await unreadOf(client, other), 0)
      assert.equal((await listOf(client, other)).total, 0)
    }
  })

  test('what follows within the window joins it, and makes it unread again', async ({ client, assert }) => {
    const w = await world()
    const { create, send, publish, shift } = planner(client, w, w.manager)
    const { id, version } = await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...november)
    await client.put(`${path}/readings`).bearerToken(w.employee.token).json({})
    assert.equal(await unreadOf(client, w.employee), 0)
    await send([{ kind: 'update', id, version, changes: { end: '15:00' } }], 'edit')
    await publish(...november)
    const joined = await listOf(client, w.employee)
    assert.equal(joined.total, 1)
    assert.containsSubset(joined.items[0], {
      ...{ kind: 'new_schedule', read: false },
      data: { added: 1, changed: 0 },
    })

    await acting(w.admin, () => rows('update notifications set open_until = now()'))
    await send([{ kind: 'update', id, version: version + 2, changes: { end: '14:00' } }], 'edit')
    await publish(...november)
    const later = await listOf(client, w.employee)
    assert.equal(later.total, 2)
    assert.containsSubset(later.items[0], { kind: 'updated_schedule', data: { added: 0, changed: 1 } })
  })

  test('published, withdrawn and published again is reported as published once', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, publish, unpublishLast, shift } = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId }
    for (const day of ['02', '03', '04']) await create(shift({ ...mine, day: `2026-11-${day}` }))
    await publish(...november)
    await unpublishLast()
    // Never read, and nothing is different: nothing to report, and no mail.
    assert.equal((await listOf(client, w.employee)).total, 0)
    assert.isEmpty(await acting(w.admin, () => rows('select id from notification_deliveries')))
    await publish(...november)
    const { items, total } = await listOf(client, w.employee)
    assert.equal(total, 1)
    assert.containsSubset(items[0], {
      kind: 'new_schedule',
      data: { from: '2026-11-02', last: '2026-11-04', added: 3, changed: 0, removed: 0 },
    })

    await client.put(`${path}/readings`).bearerToken(w.employee.token).json({})
    await unpublishLast()
    const again = await listOf(client, w.employee)
    assert.equal(again.total, 1)
    assert.containsSubset(again.items[0], {
      ...{ kind: 'updated_schedule', read: false },
      data: { from: '2026-11-02', last: '2026-11-04', added: 0, changed: 0, removed: 0 },
    })
    assert.isEmpty(await acting(w.admin, () => rows('select id from notification_deliveries')))
  })

  test('the same event is reported once, however often and concurrently it is announced', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const news = {
      employeeId: w.employee.employeeId,
      event: 'publication/7',
      message: scheduleMessage([
        { entryId: 'one', before: null, after: { day: '2026-11-02', mark: 'seen' } },
      ]),
    }
    // Long enough that each begins before another is stored.
    const slowly = async () => {
      await notify([news])
      await aWhile(200)
    }
    await Promise.all([1, 2, 3].map(() => acting(w.admin, slowly)))
    const { items, total } = await listOf(client, w.employee)
    assert.equal(total, 1)
    assert.containsSubset(items[0], { data: { added: 1 } })
  })

  test('one is read, then all; pages continue', async ({ client, assert }) => {
    const w = await world()
    const { employee } = w
    for (const number of [1, 2, 3])
      await acting(w.admin, () =>
        notify([
          {
            employeeId: employee.employeeId,
            event: `account/${number}`,
            message: { kind: 'account', data: { change: 'password' } },
          },
        ])
      )
    const first = await listOf(client, employee, { pageSize: 2 })
    assert.deepEqual([first.items.length, first.total], [2, 3])
    const rest = await listOf(client, employee, { pageSize: 2, page: 2 })
    assert.lengthOf(rest.items, 1)
    const { id } = rest.items[0]!
    ;(await client.put(`${path}/${id}/reading`).bearerToken(w.colleague.token).json({})).assertStatus(404)
    ;(await client.put(`${path}/${id}/reading`).bearerToken(employee.token).json({})).assertStatus(204)
    ;(await client.put(`${path}/${id}/reading`).bearerToken(employee.token).json({})).assertStatus(204)
    assert.equal(await unreadOf(client, employee), 2)
    ;(await client.put(`${path}/readings`).bearerToken(employee.token).json({})).assertStatus(204)
    assert.equal(await unreadOf(client, employee), 0)
    assert.isTrue((await listOf(client, employee)).items.every(({ read }) => read))
  })

  test('what people chose is kept, and counts as another version of the person', async ({
    client,
    assert,
  }) => {
    const { employee, admin } = await world()
    const settings = () => client.get(`${path}/settings`).bearerToken(employee.token)
    const before = (await settings()).body().result
    assert.deepEqual(before.notices.new_task, { mail: true, mobile: true })
    assert.deepEqual([before.pushKey, before.devices], [null, []])
    const change = await client
      .put(`${path}/settings`)
      .bearerToken(employee.token)
      .json({ notices: { new_task: { mail: false, mobile: true } } })
    change.assertStatus(200)
    const { notices } = (await settings()).body().result
    assert.deepEqual(notices.new_task, { mail: false, mobile: true })
    assert.deepEqual(notices.new_schedule, { mail: true, mobile: true })
    const person = await client
      .get(`/api/organisation-management/employees/${employee.employeeId}`)
      .bearerToken(admin.token)
    assert.equal(person.body().result.version, 2)
    const wrong = await client
      .put(`${path}/settings`)
      .bearerToken(employee.token)
      .json({ notices: { new_task: { mail: 'perhaps' } } })
    wrong.assertStatus(400)
  })

  test('another organisation has none of it', async ({ client, assert }) => {
    const [here, there] = [await world(), await world()]
    const { create, publish, shift } = planner(client, here, here.manager)
    await create(shift({ employeeId: here.employee.employeeId }))
    await publish(...november)
    const { items } = await listOf(client, here.employee)
    assert.lengthOf(items, 1)
    assert.isEmpty(await acting(there.admin, () => rows('select id from notifications')))
    const foreign = await client
      .put(`${path}/${items[0]!.id}/reading`)
      .bearerToken(there.employee.token)
      .json({})
    foreign.assertStatus(404)
  })
})

test.group('Hub notifications', (group) => {
  group.setup(async () => {
    await hubServer().attach((await app.container.make('server')).getNodeServer() as Server)
    return () => closeHubServer()
  })

  test('shows the person, on every screen, what came and what was read elsewhere', async ({
    client,
    assert,
    cleanup,
  }) => {
    const w = await world()
    const url = `http://${process.env.HOST}:${process.env.PORT}`
    const [mine, theirs] = [w.employee, w.colleague].map(({ token }) =>
      hubClient(url, token, 'notifications')
    )
    cleanup(() => Promise.all([mine!.stop(), theirs!.stop()]).then(() => {}))
    await Promise.all([mine!.start(), theirs!.start()])
    const [heard, overheard] = [inbox(mine!, 'notificationsChanged'), inbox(theirs!, 'notificationsChanged')]
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...november)
    await until(() => heard.length === 1)
    await client.put(`${path}/readings`).bearerToken(w.employee.token).json({})
    await until(() => heard.length === 2)
    await client.put(`${path}/readings`).bearerToken(w.employee.token).json({})
    await create(shift({ employeeId: w.colleague.employeeId, day: '2026-11-09' }))
    await publish(...november)
    await until(() => overheard.length === 1)
    assert.equal(heard.length, 2)
  })
})
