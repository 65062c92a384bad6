import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import type { HubConnection } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import { aWhile, client, inbox, until } from '#app/core/hubs/hub_stage'
import { hubs } from '#app/core/hubs/hubs'
import { startWeb, startWire, type Web } from '#app/core/hubs/network_stage'
import { creating, planner } from '#tests/world/planner'
import { anotherSession, world, type Person, type World } from '#tests/world/world'

/** As long as a process takes to start again. */
const patience = Array.from({ length: 100 }, () => 100)
type Revised = { revision: number }
const month = 'from=2026-11-01&until=2026-12-01'
/** How long an ended session may still hear anything. */
const within = 5_000
const hello = '{"protocol":"json","version":1}\u001e'

/** Several processes are what Redis is for, and starting them takes its time: left out where the tests have none. */
if (process.env.REDIS_URL) test.group('Two web processes on one Redis', twoProcesses)

function twoProcesses(group: Group): void {
  let left: Web
  let right: Web
  const open: HubConnection[] = []
  group.setup(async () => {
    ;[left, right] = await Promise.all([startWeb(), startWeb()])
    return async () => void (await Promise.all([left.kill(), right.kill()]))
  })
  group.each.teardown(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.stop()))
  })

  const arrive = async (url: string, token: string) => {
    const connection = client(url, token, 'schedule', patience)
    open.push(connection)
    await connection.start()
    return connection
  }
  const watch = async (url: string, who: Person) => {
    const connection = await arrive(url, who.token)
    const read: number[] = []
    /** What the browser does each time it is connected: joins, then reads the present state. */
    const readAgain = async () => {
      await connection.invoke('JoinSchedule', [])
      const { revision } = await left.call<Revised>(who.token, 'GET', `/scheduling/schedule?${month}`)
      read.push(revision)
    }
    const states: string[] = []
    connection.onreconnecting(() => states.push('reconnecting'))
    connection.onreconnected(() => {
      states.push('connected')
      void readAgain()
    })
    await readAgain()
    return { connection, heard: inbox(connection, 'scheduleChanged') as Revised[], states, read }
  }
  const plan = (web: Web, w: World) => {
    const operations = [creating(planner(null as never, w, w.admin).shift())]
    return web.call(w.admin.token, 'POST', '/scheduling/commands', {
      id: randomUUID(),
      label: 'create',
      operations,
    })
  }
  const revisions = (messages: Revised[]) => messages.map(({ revision }) => revision)

  test('what one does reaches the clients of both, of this organisation only', async ({ assert }) => {
    const [w, stranger] = [await world(), await world()]
    const [here, there, foreign] = [
      await watch(left.url, w.manager),
      await watch(right.url, w.manager),
      await watch(right.url, stranger.admin),
    ]
    await plan(left, w)
    await plan(right, w)
    await until(() => here.heard.length === 2 && there.heard.length === 2)
    assert.deepEqual(
      [revisions(here.heard), revisions(there.heard)],
      [
        [1, 2],
        [1, 2],
      ]
    )
    await aWhile()
    assert.deepEqual(foreign.heard, [])
  })

  test("another organisation's ids are refused or reach nothing", async ({ assert }) => {
    const [w, stranger] = [await world(), await world()]
    const manager = await watch(right.url, stranger.manager)
    await assert.rejects(() => manager.connection.invoke('JoinSchedule', [w.locationId]), /core\.forbidden/)
    // An administrator's locations are not listed one by one: the group joined is one of their own organisation.
    const admin = await watch(right.url, stranger.admin)
    await admin.connection.invoke('JoinSchedule', [w.locationId])
    const jobs = client(right.url, stranger.admin.token, 'jobs')
    open.push(jobs)
    await jobs.start()
    for (const method of ['WatchRun', 'WatchBatch'])
      await assert.rejects(() => jobs.invoke(method, w.organisationId), /core\.forbidden/)
    await plan(left, w)
    await aWhile()
    assert.deepEqual([manager.heard, admin.heard], [[], []])
  })

  test('a dropped network: the client comes back, and what it missed is read', async ({
    assert,
    cleanup,
  }) => {
    const w = await world()
    const wire = await startWire(right.port)
    cleanup(wire.stop)
    const { heard, states, read } = await watch(wire.url, w.manager)
    wire.cut()
    await until(() => states.at(-1) === 'reconnecting')
    await plan(left, w)
    wire.mend()
    await until(() => states.at(-1) === 'connected' && read.length === 2)
    assert.deepEqual([revisions(heard), read], [[], [0, 1]])
    await plan(left, w)
    await until(() => heard.length === 1)
    assert.deepEqual(revisions(heard), [2])
  })

  test('a killed server that is started again finds its clients back', async ({ assert }) => {
    const w = await world()
    const { heard, states, read } = await watch(right.url, w.manager)
    await right.kill()
    await until(() => states.at(-1) === 'reconnecting')
    await plan(left, w)
    right = await startWeb(right.port)
    await until(() => read.length === 2, 10_000)
    await plan(left, w)
    await until(() => heard.length === 1)
    assert.deepEqual([read, revisions(heard)], [[0, 1], [2]])
  })

  test('an ended session is cut off wherever it is connected, the session at hand goes on', async ({
    assert,
  }) => {
    const w = await world()
    const other = await arrive(right.url, await anotherSession(w.employee))
    const own = await arrive(right.url, w.employee.token)
    await left.call(w.employee.token, 'DELETE', '/user-access/sessions')
    await until(() => other.state === 'Disconnected', within)
    assert.equal(own.state, 'Connected')
  })

  test('so are the other sessions of a user who changed the password', async ({ assert }) => {
    const w = await world()
    const current = 'Correct-horse-1'
    await db
      .from('users')
      .where('id', w.employee.userId)
      .update({ password_hash: await hash.make(current) })
    const other = await arrive(right.url, await anotherSession(w.employee))
    const own = await arrive(right.url, w.employee.token)
    const change = { current, password: 'Fresh-start-1' }
    await left.call(w.employee.token, 'PUT', '/user-access/password', change)
    await until(() => other.state === 'Disconnected', within)
    assert.equal(own.state, 'Connected')
  })

  test('and everything of a person whose access is taken away', async ({ assert }) => {
    const w = await world()
    const connections = [await arrive(right.url, w.employee.token), await arrive(left.url, w.employee.token)]
    const path = `/organisation-management/employees/${w.employee.employeeId}`
    await left.call(w.admin.token, 'POST', `${path}/archive`, {})
    await until(() => connections.every(({ state }) => state === 'Disconnected'), within)
    await assert.rejects(() => arrive(right.url, w.employee.token), /401/)
  })

  test('a client that reads nothing is dropped, the others go on undisturbed', async ({ assert }) => {
    const w = await world()
    const slow = new WebSocket(`${right.url}/hubs/notifications?access_token=${w.manager.token}`)
    const frames: string[] = []
    slow.on('message', (data) => frames.push(data.toString()))
    await new Promise((resolve, reject) => slow.once('open', resolve).once('error', reject))
    slow.send(hello)
    await until(() => frames.length > 0)
    const quick = client(right.url, w.manager.token, 'notifications')
    open.push(quick)
    await quick.start()
    const heard = inbox(quick, 'big') as [number, string][]
    slow.pause()
    const many = 30
    for (let i = 0; i < many; i++) {
      await hubs.toUser('notifications', w.manager.userId, 'big', [i, 'x'.repeat(500_000)])
      // One that keeps up: it shares this process with the sender, and must not become a slow one itself.
      await until(() => heard.length === i + 1, 20_000)
    }
    slow.resume()
    await until(() => slow.readyState === WebSocket.CLOSED, 10_000)
    assert.deepEqual(
      heard.map(([i]) => i),
      Array.from({ length: many }, (_, i) => i)
    )
    assert.isBelow(frames.filter((frame) => frame.includes('"big"')).length, many)
    assert.equal(frames.at(-1), '{"type":7,"allowReconnect":true}\u001e')
    assert.equal(quick.state, 'Connected')
  })
}
