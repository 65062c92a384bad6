import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { test } from '@japa/runner'
import pg from 'pg'
import type { HubBus, Report } from '#app/core/hubs/bus/hub_bus'
import { PostgresBus } from '#app/core/hubs/bus/postgres_bus'
import { RedisBus } from '#app/core/hubs/bus/redis_bus'
import { aWhile, databaseUrl, until } from '#app/core/hubs/hub_stage'

const quiet: Report = () => {}
const redisPort = 20_000 + (process.pid % 10_000)
const redisUrl = `redis://127.0.0.1:${redisPort}`
const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const startRedis = () =>
  spawn('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })

const heard = async (bus: HubBus, channel: string) => {
  const messages: unknown[] = []
  const stop = await bus.subscribe(channel, (message) => messages.push(message))
  return { messages, stop }
}

type Make = () => HubBus
function sharedBehaviour(make: Make) {
  test('every process hears a message, itself included, in order, on its channel only', async ({
    assert,
    cleanup,
  }) => {
    const [one, two] = [make(), make()]
    cleanup(() => one.close())
    cleanup(() => two.close())
    const [own, other, elsewhere] = [
      await heard(one, 'spec'),
      await heard(two, 'spec'),
      await heard(two, 'spec_else'),
    ]
    for (let i = 0; i < 50; i++) await one.publish('spec', { i, text: `ąęł\u001e'"` })
    await until(() => own.messages.length === 50 && other.messages.length === 50)
    const expected = Array.from({ length: 50 }, (_, i) => ({ i, text: `ąęł\u001e'"` }))
    assert.deepEqual(own.messages, expected)
    assert.deepEqual(other.messages, expected)
    assert.deepEqual(elsewhere.messages, [])
  })

  test('large messages arrive whole and are not overtaken', async ({ assert, cleanup }) => {
    const bus = make()
    cleanup(() => bus.close())
    const { messages } = await heard(bus, 'spec')
    const large = 'ż'.repeat(300_000)
    await bus.publish('spec', large)
    await bus.publish('spec', 'small')
    // Just under and just over what PostgreSQL takes, counted in bytes.
    await bus.publish('spec', 'ż'.repeat(3_949))
    await bus.publish('spec', 'ż'.repeat(4_020))
    await until(() => messages.length === 4)
    assert.deepEqual(messages, [large, 'small', 'ż'.repeat(3_949), 'ż'.repeat(4_020)])
  })

  test('who has left hears nothing, who stays still does', async ({ assert, cleanup }) => {
    const bus = make()
    cleanup(() => bus.close())
    const [leaving, staying] = [await heard(bus, 'spec'), await heard(bus, 'spec')]
    await leaving.stop()
    await bus.publish('spec', 1)
    await until(() => staying.messages.length === 1)
    await staying.stop()
    await bus.publish('spec', 2)
    await aWhile()
    assert.deepEqual([leaving.messages, staying.messages], [[], [1]])
  })
}

test.group('Bus over PostgreSQL', () => {
  sharedBehaviour(() => new PostgresBus(databaseUrl, quiet))

  test('a lost listener comes back, and says that it was away', async ({ assert, cleanup }) => {
    const reports: string[] = []
    const bus = new PostgresBus(databaseUrl, (_, what) => reports.push(what))
    const admin = new pg.Client(databaseUrl)
    await admin.connect()
    cleanup(() => bus.close())
    cleanup(() => admin.end())
    let gaps = 0
    bus.onGap(() => gaps++)
    const { messages } = await heard(bus, 'spec')
    const killed = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shiftloom-bus-listener' and datname = current_database()`
    )
    assert.isAbove(killed.rowCount ?? 0, 0)
    await until(() => gaps === 1)
    await bus.publish('spec', 'after')
    await until(() => messages.length === 1)
    assert.deepEqual(messages, ['after'])
    assert.include(reports, 'bus listener lost')
  })

  test('old large messages are cleared away', async ({ assert, cleanup }) => {
    const bus = new PostgresBus(databaseUrl, quiet)
    const admin = new pg.Client(databaseUrl)
    await admin.connect()
    cleanup(() => bus.close())
    cleanup(() => admin.end())
    const old = '01900000-0000-7000-8000-000000000001'
    await admin.query(`insert into hub_messages values ($1, '1', now() - interval '1 hour')`, [old])
    await bus.publish('spec', 'x'.repeat(10_000))
    const { rows } = await admin.query('select id from hub_messages')
    assert.notInclude(
      rows.map(({ id }) => id),
      old
    )
    assert.isAbove(rows.length, 0)
  })
})

test.group('Bus over Redis', (group) => {
  let redis: ChildProcess
  group.tap((each) => each.skip(!hasRedis, 'redis-server is not installed'))
  group.setup(() => {
    if (hasRedis) redis = startRedis()
    return () => void redis?.kill()
  })

  sharedBehaviour(() => new RedisBus(redisUrl, quiet))

  test('a restarted Redis is found again, and the gap is reported', async ({ assert, cleanup }) => {
    const bus = new RedisBus(redisUrl, quiet)
    cleanup(() => bus.close())
    let gaps = 0
    bus.onGap(() => gaps++)
    const { messages } = await heard(bus, 'spec')
    redis.kill('SIGKILL')
    await new Promise((resolve) => redis.once('exit', resolve))
    redis = startRedis()
    await until(() => gaps === 1, 10_000)
    await bus.publish('spec', 'after')
    await until(() => messages.length === 1)
    assert.deepEqual(messages, ['after'])
  })
})
