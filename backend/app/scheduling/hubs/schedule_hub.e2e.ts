import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { HubConnection } from '@microsoft/signalr'
import { aWhile, client as hubClient, inbox, until } from '#app/core/hubs/hub_stage'
import { closeHubServer, hubServer } from '#app/core/hubs/hubs'
import { only } from '#tests/world/rule_cases'
import type { ScheduleChanged } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { withSeverities, world, type Person } from '#tests/world/world'

const url = `http://${process.env.HOST}:${process.env.PORT}`

test.group('Hub schedule', (group) => {
  const open: HubConnection[] = []
  group.setup(async () => {
    await hubServer().attach((await app.container.make('server')).getNodeServer() as Server)
    return () => closeHubServer()
  })
  group.each.teardown(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.stop()))
  })
  const watch = async (who: Person, locationIds: string[]) => {
    const connection = hubClient(url, who.token, 'schedule')
    open.push(connection)
    await connection.start()
    await connection.invoke('JoinSchedule', locationIds)
    return { connection, heard: inbox(connection, 'scheduleChanged') as ScheduleChanged[] }
  }

  test('planners receive every change at their locations, staff of what is published', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const admin = planner(client, w, w.admin)
    const near = await watch(w.manager, [w.locationId])
    const everywhere = await watch(w.advisor, [])
    const staff = await watch(w.employee, [w.locationId])

    const { id } = await admin.create(admin.shift())
    await until(() => near.heard.length === 1 && everywhere.heard.length === 1)
    assert.deepEqual(near.heard, [
      { revision: 1, byUserId: w.admin.userId, from: '2026-11-02', until: '2026-11-03', entryIds: [id] },
    ])
    await admin.create(admin.shift({ locationId: w.farLocationId }))
    await until(() => everywhere.heard.length === 2)
    await admin.publish('2026-11-01', '2026-12-01')
    await until(() => staff.heard.length === 1 && near.heard.length === 2)
    await aWhile()
    assert.deepEqual([near.heard.length, staff.heard.length], [2, 1])
    assert.equal(staff.heard[0]!.revision, 3)
  })

  test('planners of the organisation hear that plans are judged differently, staff and strangers do not', async ({
    client,
    assert,
  }) => {
    const [w, stranger] = [await world(), await world()]
    const heard = await Promise.all(
      [w.manager, w.employee, stranger.manager].map(async (who) => {
        const { connection } = await watch(who, [])
        return inbox(connection, 'rulesChanged')
      })
    )
    const path = '/api/labour-code/settings'
    const { version } = (await client.get(path).bearerToken(w.admin.token)).body().result
    const changed = await client.put(path).json({ version, toleranceMinutes: 5 }).bearerToken(w.admin.token)
    changed.assertStatus(200)
    await until(() => heard[0]!.length === 1)
    await aWhile()
    assert.deepEqual(
      heard.map((messages) => messages.length),
      [1, 0, 0]
    )
  })

  test('planners cannot watch a location that is not theirs, and a new choice ends the old one', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { connection } = await watch(w.manager, [w.locationId])
    await assert.rejects(() => connection.invoke('JoinSchedule', [w.farLocationId]), /core\.forbidden/)
    await assert.rejects(() => connection.invoke('JoinSchedule', ['x']), /core\.invalid_input/)
    const admin = planner(client, w, w.admin)
    const chosen = await watch(w.admin, [w.locationId])
    await chosen.connection.invoke('JoinSchedule', [w.farLocationId])
    await admin.create(admin.shift())
    await admin.create(admin.shift({ locationId: w.farLocationId }))
    await until(() => chosen.heard.length > 0)
    await aWhile()
    assert.deepEqual(
      chosen.heard.map(({ revision }) => revision),
      [2]
    )
  })

  test('an accepted breach, and one no longer accepted, make other screens reload', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withSeverities(w, only('day_break', 'alert'))
    const admin = planner(client, w, w.admin)
    const { id, employeeId } = await admin.create(admin.shift({ employeeId: w.employee.employeeId }))
    const { heard } = await watch(w.manager, [w.locationId])
    const path = '/api/scheduling/rule-acceptances'
    const answer = await client
      .post(path)
      .bearerToken(w.admin.token)
      .json({ ruleId: 'day_break', employeeId, entryIds: [id], reason: 'She leaves early' })
    answer.assertStatus(201)
    const gone = await client.delete(`${path}/${answer.body().result.id}`).bearerToken(w.admin.token)
    gone.assertStatus(204)
    await until(() => heard.length === 2)
    assert.deepEqual(
      heard.map(({ revision, entryIds }) => [revision, entryIds]),
      [
        [2, [id]],
        [3, [id]],
      ]
    )
  })

  test('a refused command is not announced', async ({ client, assert }) => {
    const w = await world()
    const manager = planner(client, w, w.manager)
    const { heard } = await watch(w.manager, [w.locationId])
    await manager.send([{ kind: 'delete', id: w.cookId, version: 1 }])
    await aWhile()
    assert.deepEqual(heard, [])
  })
})
