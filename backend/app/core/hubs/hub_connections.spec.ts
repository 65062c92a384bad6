import { connect } from 'node:net'
import { test } from '@japa/runner'
import { WebSocket } from 'ws'
import type { HubBus } from '#app/core/hubs/bus/hub_bus'
import type { Hub } from '#app/core/hubs/hub'
import { HubServer } from '#app/core/hubs/hub_server'
import { hubChannel } from '#app/core/hubs/hub_message'
import {
  aWhile,
  hello,
  people,
  rawClient,
  remarks,
  reported,
  startProcess,
  until,
  type Stage,
} from '#app/core/hubs/hub_stage'

const plain: Hub = { mayJoin: () => true, methods: {} }
const twoHubs = new Map([
  ['schedule', plain],
  ['jobs', plain],
])

/** A bus inside this process, which a spec can let lose messages. */
function quietBus() {
  const gaps: (() => void)[] = []
  const heard: string[] = []
  const bus: HubBus = {
    publish: async () => {},
    subscribe: async (channel) => {
      heard.push(`subscribed to ${channel}`)
      return async () => void heard.push('unsubscribed')
    },
    onGap: (notice) => void gaps.push(notice),
    ping: async () => {},
    close: async () => {},
  }
  return { bus, heard, lose: () => gaps.forEach((notice) => notice()) }
}

/** The status that a web socket to this path is answered with; 101 for one that is let in. */
const answered = ({ port }: Stage, path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => (socket.close(), resolve(101)))
    socket.on('error', () => {})
  })
const onlyConnection = ({ hubs }: Stage) => [...hubs.connections()][0]

test.group('A web socket to a hub', (group) => {
  group.each.setup(() => {
    for (const list of [reported, remarks]) list.length = 0
  })

  test('is let in at the address of a hub alone', async ({ assert, cleanup }) => {
    const stage = await startProcess({}, { hubs: twoHubs })
    cleanup(stage.stop)
    const statuses: number[] = []
    for (const path of ['/hubs/jobs', '/x/hubs/jobs', '/hubs/jobs/x', '/hubs/', '/hubs/elsewhere'])
      statuses.push(await answered(stage, `${path}?access_token=anna`))
    assert.deepEqual(statuses, [101, 404, 404, 404, 404])
  })

  test('brings its token in the address or in a header', async ({ assert, cleanup }) => {
    const stage = await startProcess()
    cleanup(stage.stop)
    const statuses: number[] = []
    for (const authorization of ['Bearer anna', 'Bearer no-one', 'anna', 'x Bearer anna', 'Bearer '])
      statuses.push(await answered(stage, '/hubs/schedule', { authorization }))
    statuses.push(await answered(stage, '/hubs/schedule'))
    assert.deepEqual(statuses, [101, 401, 401, 401, 401, 401])
    assert.deepEqual(reported, [])
  })

  test('brings a ticket for this hub, which no open connection has', async ({ assert, cleanup }) => {
    const stage = await startProcess({}, { hubs: twoHubs })
    cleanup(stage.stop)
    const { connectionToken, ...rest } = stage.hubs.negotiate('jobs', people.anna!)!
    assert.deepInclude(rest, {
      negotiateVersion: 1,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
    assert.isNull(stage.hubs.negotiate('elsewhere', people.anna!))
    const query = `?id=${connectionToken}&access_token=anna`
    assert.equal(await answered(stage, `/hubs/schedule${query}`), 404)
    const { socket } = await rawClient(stage.port, `/hubs/jobs${query}`)
    socket.send(hello)
    await until(() => stage.hubs.size === 1)
    assert.equal(await answered(stage, `/hubs/jobs${query}`), 404)
    socket.terminate()
  })

  test('is refused when it cannot be found out whose it is', async ({ assert, cleanup }) => {
    const authenticate = () => Promise.reject(new Error('no database'))
    const stage = await startProcess({}, { authenticate })
    cleanup(stage.stop)
    assert.equal(await answered(stage, '/hubs/schedule?access_token=anna'), 500)
    assert.deepEqual(remarks, ['hub upgrade failed'])
  })

  test('does no harm when its client breaks off before it is refused', async ({ assert, cleanup }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    const authenticate = async (token: string) => {
      asked.push(token)
      if (token === 'held') await held
      return null
    }
    const stage = await startProcess({}, { authenticate })
    cleanup(stage.stop)
    const socket = connect(stage.port, '127.0.0.1')
    socket.on('error', () => {})
    const path = '/hubs/schedule?access_token=held'
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    await until(() => asked.length === 1)
    socket.resetAndDestroy()
    await aWhile()
    release()
    await aWhile()
    assert.equal(await answered(stage, '/hubs/schedule?access_token=anna'), 401)
  })

  test('is refused by a server that has begun to stop', async ({ assert, cleanup }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let isAsked = false
    const authenticate = async () => {
      isAsked = true
      await held
      return people.anna!
    }
    const { bus, heard } = quietBus()
    const stage = await startProcess({}, { authenticate, bus })
    cleanup(stage.stop)
    const answer = answered(stage, '/hubs/schedule?access_token=anna')
    await until(() => isAsked)
    await stage.hubs.close()
    release()
    assert.equal(await answer, 503)
    assert.deepEqual([...heard], [`subscribed to ${hubChannel}`, 'unsubscribed'])
    assert.equal(stage.server.listenerCount('upgrade'), 0)
  })
})

test.group('A server of hubs', () => {
  test('may be closed before it has served', async ({ assert }) => {
    const { bus, heard } = quietBus()
    const server = new HubServer({
      ...{ hubs: twoHubs, bus, secret: 'a secret', report: (error) => void reported.push(error) },
      ...{ authenticate: async () => null, reload: async () => null, openSessions: async () => new Map() },
    })
    await server.close()
    assert.deepEqual([server.size, heard], [0, []])
  })
})

test.group('A connection to a hub', (group) => {
  group.each.setup(() => {
    for (const list of [reported, remarks]) list.length = 0
  })

  test('comes back after messages were lost', async ({ assert, cleanup }) => {
    const { bus, lose } = quietBus()
    const stage = await startProcess({}, { bus })
    cleanup(stage.stop)
    const { socket, ended, heard } = await rawClient(stage.port)
    socket.send(hello)
    await until(() => stage.hubs.size === 1)
    lose()
    await ended()
    assert.equal(heard(), '{} {"type":7,"allowReconnect":true}')
  })

  test('comes back after its server has stopped', async ({ assert, cleanup }) => {
    const { bus } = quietBus()
    const stage = await startProcess({}, { bus })
    cleanup(stage.stop)
    const { socket, ended, heard } = await rawClient(stage.port)
    socket.send(hello)
    await until(() => stage.hubs.size === 1)
    await stage.hubs.close()
    await ended()
    assert.equal(heard(), '{} {"type":7,"allowReconnect":true}')
  })

  test('is announced to its hub when it has come and when it has gone', async ({ assert, cleanup }) => {
    const seen: string[] = []
    const hub: Hub = {
      ...plain,
      connected: ({ account }) => void seen.push(`${account.userId} came`),
      disconnected: ({ account }) => {
        seen.push(`${account.userId} went`)
        throw new Error('too late')
      },
    }
    const stage = await startProcess({}, { hubs: new Map([['schedule', hub]]) })
    cleanup(stage.stop)
    const { socket } = await rawClient(stage.port)
    socket.send(hello)
    await until(() => seen.length === 1)
    socket.terminate()
    await until(() => reported.length === 1)
    assert.deepEqual(seen, ['anna came', 'anna went'])
    assert.deepEqual(remarks, ['hub schedule failed'])
    assert.equal(stage.hubs.size, 0)
  })

  test('that ends at once, as its account has changed, is not announced', async ({ assert, cleanup }) => {
    const seen: string[] = []
    const hub: Hub = { ...plain, connected: () => void seen.push('came') }
    const stage = await startProcess({}, { hubs: new Map([['schedule', hub]]), reload: async () => null })
    cleanup(stage.stop)
    const { socket, ended, heard } = await rawClient(stage.port)
    socket.send(hello)
    await ended()
    assert.equal(heard(), '{} {"type":7,"error":"core.unauthenticated"}')
    assert.deepEqual(seen, [])
  })

  test('is looked after every second, however seldom the server speaks', async ({ cleanup }) => {
    const stage = await startProcess(
      { keepAliveMs: 600_000, sessionCheckMs: 100 },
      { openSessions: async () => new Map() }
    )
    cleanup(stage.stop)
    const { socket, ended } = await rawClient(stage.port)
    socket.send(hello)
    await ended()
  })

  test('hears nothing without being asked, and no ping while it hears other things', async ({
    assert,
    cleanup,
  }) => {
    const stage = await startProcess({ keepAliveMs: 60_000 })
    cleanup(stage.stop)
    const { socket, heard } = await rawClient(stage.port)
    socket.send(hello)
    await until(() => stage.hubs.size === 1)
    await aWhile(1_200)
    assert.equal(heard(), '{}')
    const connection = onlyConnection(stage)!
    connection.lastSentAt = Date.now() - 60_000
    await until(() => heard() === '{} {"type":6}')
    socket.terminate()
  })

  test('learns from its last words whether it may come back', async ({ assert, cleanup }) => {
    const stage = await startProcess()
    cleanup(stage.stop)
    const farewell = async (say: () => Promise<void>) => {
      const { socket, ended, heard } = await rawClient(stage.port)
      socket.send(hello)
      await until(() => stage.hubs.size === 1)
      await say()
      await ended()
      await until(() => stage.hubs.size === 0)
      return heard()
    }
    assert.equal(
      await farewell(() => stage.say.disconnectUser('anna')),
      '{} {"type":7,"error":"core.unauthenticated"}'
    )
    assert.equal(await farewell(() => stage.say.reconnectUser('anna')), '{} {"type":7,"allowReconnect":true}')
    assert.deepEqual(reported, [])
  })
})
