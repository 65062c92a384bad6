import { once } from 'node:events'
import type { Socket } from 'node:net'
import { test } from '@japa/runner'
import { WebSocket } from 'ws'
import {
  aWhile,
  connected,
  databaseUrl,
  hello,
  inbox,
  people,
  rawClient,
  reported,
  startProcess,
  until,
} from '#app/core/hubs/hub_stage'
import { PostgresBus } from '#app/core/hubs/bus/postgres_bus'
import { HubPublisher } from '#app/core/hubs/hub_publisher'

test.group('Life of hub connections', () => {
  test('the server pings when it has nothing to say', async ({ assert, cleanup }) => {
    const stage = await startProcess({ keepAliveMs: 50, clientTimeoutMs: 5_000 })
    cleanup(stage.stop)
    const { socket, frames } = await rawClient(stage.port)
    socket.send(hello)
    await until(() => frames.filter((frame) => frame === '{"type":6}\u001e').length >= 3)
    assert.equal(socket.readyState, WebSocket.OPEN)
    socket.terminate()
  })

  test('a connection ends with its session, also when the word of its end was lost', async ({
    assert,
    cleanup,
  }) => {
    const open = new Map([
      ['anna-1', Infinity],
      ['anna-2', Infinity],
    ])
    const stage = await startProcess(
      { keepAliveMs: 100, sessionCheckMs: 100 },
      { openSessions: async () => open }
    )
    cleanup(stage.stop)
    const ending = await connected(stage.url, 'anna')
    const staying = await connected(stage.url, 'annaAtHome')
    cleanup(() => ending.stop())
    cleanup(() => staying.stop())
    const [heard, heardAtHome] = [inbox(ending, 'news'), inbox(staying, 'news')]
    await stage.say.toUser('schedule', 'anna', 'news', 'before')
    await until(() => heard.length === 1 && heardAtHome.length === 1)
    const reasons: unknown[] = []
    ending.onclose((error) => reasons.push(error?.message))
    open.delete('anna-1')
    await until(() => ending.state === 'Disconnected')
    assert.include(String(reasons[0]), 'core.unauthenticated')
    await stage.say.toUser('schedule', 'anna', 'news', 'after')
    await until(() => heardAtHome.length === 2)
    assert.deepEqual(heard, ['before'])
  })

  test('past its hour a connection hears nothing until its session is known to be renewed', async ({
    assert,
    cleanup,
  }) => {
    const ends = { at: 1 }
    const stage = await startProcess(
      { keepAliveMs: 100, sessionCheckMs: 100 },
      { openSessions: async (ids) => new Map(ids.map((id) => [id, ends.at])) }
    )
    cleanup(stage.stop)
    const anna = await connected(stage.url, 'anna')
    cleanup(() => anna.stop())
    const heard = inbox(anna, 'news')
    await until(() => [...stage.hubs.connections()].some(({ sessionEndsAt }) => sessionEndsAt === 1))
    await stage.say.toUser('schedule', 'anna', 'news', 'too late')
    await aWhile(300)
    ends.at = Infinity
    await stage.say.toUser('schedule', 'anna', 'news', 'renewed')
    await until(() => heard.length === 1)
    assert.deepEqual(heard, ['renewed'])
  })

  test('no session is looked up for a message before its end', async ({ assert, cleanup }) => {
    let looks = 0
    const openSessions = async (ids: readonly string[]) => {
      looks += 1
      return new Map(ids.map((id) => [id, Infinity]))
    }
    const stage = await startProcess({}, { openSessions })
    cleanup(stage.stop)
    const anna = await connected(stage.url, 'anna')
    cleanup(() => anna.stop())
    const heard = inbox(anna, 'news')
    await until(() => stage.hubs.size === 1)
    for (const news of ['one', 'two']) await stage.say.toUser('schedule', 'anna', 'news', news)
    await until(() => heard.length === 2)
    assert.equal(looks, 0)
  })

  test('a silent client is cut off, a pinging one is not', async ({ assert, cleanup }) => {
    const stage = await startProcess({ keepAliveMs: 50, clientTimeoutMs: 400 })
    cleanup(stage.stop)
    const [silent, alive] = [await rawClient(stage.port), await rawClient(stage.port)]
    silent.socket.send(hello)
    alive.socket.send(hello)
    const pings = setInterval(() => alive.socket.send('{"type":6}\u001e'), 100)
    await until(() => silent.socket.readyState === WebSocket.CLOSED)
    await aWhile(300)
    assert.equal(alive.socket.readyState, WebSocket.OPEN)
    clearInterval(pings)
    alive.socket.terminate()
  })

  test('who does not shake hands has to go', async ({ cleanup }) => {
    const stage = await startProcess({ handshakeTimeoutMs: 100 })
    cleanup(stage.stop)
    const { socket } = await rawClient(stage.port)
    await until(() => socket.readyState === WebSocket.CLOSED)
  })

  test('a client that does not leave although it was asked to is cut off', async ({ cleanup }) => {
    const stage = await startProcess({ closingGraceMs: 100 })
    cleanup(stage.stop)
    const accepted = once(stage.server, 'connection')
    const { socket, heard } = await rawClient(stage.port)
    cleanup(() => socket.terminate())
    const [line] = (await accepted) as [Socket]
    socket.send(hello)
    await until(() => heard() === '{}')
    // Deaf from now on: it does not answer that it leaves.
    socket.pause()
    await stage.say.disconnectUser('anna')
    await until(() => line.destroyed, 10_000)
  })

  test('a client that takes all that is sent stays, even where nothing may wait for it', async ({
    assert,
    cleanup,
  }) => {
    const stage = await startProcess({ bufferBytes: 0 })
    const anna = await connected(stage.url, 'anna')
    cleanup(async () => {
      await anna.stop()
      await stage.stop()
    })
    for (const text of ['a', 'b']) assert.equal(await anna.invoke('Echo', text), text)
  })

  test('a client too slow to listen is let go and may come back', async ({ assert, cleanup }) => {
    const stage = await startProcess({ bufferBytes: 256 * 1024 })
    cleanup(stage.stop)
    const { socket, frames } = await rawClient(stage.port)
    socket.send(hello)
    const quick = await connected(stage.url, 'anna')
    cleanup(() => quick.stop())
    const heard = inbox(quick, 'big')
    await until(() => stage.hubs.size === 2)
    socket.pause()
    const sent = 'x'.repeat(500_000)
    for (let i = 0; i < 40; i++) await stage.say.toUser('schedule', 'anna', 'big', sent)
    await aWhile(300)
    socket.resume()
    await until(() => socket.readyState === WebSocket.CLOSED, 10_000)
    assert.isBelow(frames.filter((frame) => frame.includes('"big"')).length, 40)
    assert.equal(frames.at(-1), '{"type":7,"allowReconnect":true}\u001e')
    await until(() => heard.length === 40)
    assert.equal(quick.state, 'Connected')
  })

  test('a client that is a little late stays', async ({ assert, cleanup }) => {
    const stage = await startProcess()
    cleanup(stage.stop)
    const accepted = once(stage.server, 'connection')
    const { socket, heard } = await rawClient(stage.port)
    const [line] = (await accepted) as [Socket]
    socket.send(hello)
    await until(() => heard() === '{}')
    const [connection] = stage.hubs.connections()
    line.cork()
    for (const frame of ['one', 'two', 'three']) connection!.sendFrame(frame)
    line.uncork()
    await until(() => heard() !== '{}')
    await aWhile()
    assert.equal(heard(), '{} onetwothree')
    assert.equal(socket.readyState, WebSocket.OPEN)
    socket.terminate()
  })

  test('after a stop of the server clients come back by themselves', async ({ assert, cleanup }) => {
    const first = await startProcess()
    const anna = await connected(first.url, 'anna')
    cleanup(() => anna.stop())
    await first.stop()
    const second = await startProcess({}, { port: first.port })
    cleanup(second.stop)
    await until(() => anna.state === 'Connected')
    assert.equal(await anna.invoke('Echo', 'back'), 'back')
  })

  test('one process negotiates, another serves; what any process says reaches the clients of all', async ({
    assert,
    cleanup,
  }) => {
    const [left, right] = [await startProcess(), await startProcess()]
    cleanup(left.stop)
    cleanup(right.stop)
    const [anna, ben] = [await connected(left.url, 'anna'), await connected(right.url, 'ben')]
    cleanup(() => anna.stop())
    cleanup(() => ben.stop())
    const [atAnna, atBen] = [inbox(anna, 'news'), inbox(ben, 'news')]

    const jobsProcess = new PostgresBus(databaseUrl, (error) => reported.push(error))
    cleanup(() => jobsProcess.close())
    const say = new HubPublisher(
      () => jobsProcess,
      () => {}
    )
    await say.toOrganisation('schedule', 'bakery', 'news', 'from the jobs process')
    await until(() => atAnna.length === 1 && atBen.length === 1)

    const id = left.hubs.negotiate('schedule', people.anna!)!.connectionToken
    const socket = new WebSocket(`ws://127.0.0.1:${right.port}/hubs/schedule?id=${id}&access_token=anna`)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    assert.equal(socket.readyState, WebSocket.OPEN)
    socket.terminate()
  })

  test('a message that cannot be published harms no connection', async ({ assert }) => {
    const failures: string[] = []
    const say = new HubPublisher(
      () => {
        throw new Error('no bus')
      },
      (_, what) => failures.push(what)
    )
    await say.toUser('schedule', 'anna', 'hello', 1)
    assert.lengthOf(failures, 1)
  })
})
