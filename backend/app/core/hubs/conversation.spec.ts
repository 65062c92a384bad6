import type { Socket } from 'node:net'
import { test } from '@japa/runner'
import type { Hub } from '#app/core/hubs/hub'
import {
  aWhile,
  hello,
  order,
  rawClient,
  remarks,
  reported,
  startProcess,
  until,
  type Stage,
} from '#app/core/hubs/hub_stage'

const invoking = (target: string, given: unknown[], more: object = {}) =>
  `${JSON.stringify({ type: 1, target, arguments: given, ...more })}\u001e`
const noting = (count: number) => invoking('Note', ['x']).repeat(count)

test.group('A conversation with one client', (group) => {
  let stage: Stage
  group.setup(async () => {
    stage = await startProcess({ handshakeTimeoutMs: 150 })
    return () => stage.stop()
  })
  group.each.setup(() => {
    for (const list of [reported, remarks, order]) list.length = 0
  })
  const arrive = async () => {
    const client = await rawClient(stage.port)
    client.socket.send(hello + invoking('Echo', ['here'], { invocationId: '0' }))
    await until(() => client.heard().includes('"here"'))
    return client
  }
  const answerTo = async (frame: string) => {
    const { socket, heard } = await arrive()
    socket.send(frame + invoking('Echo', ['after'], { invocationId: '9' }))
    await until(() => heard().includes('"after"'))
    socket.terminate()
    return heard()
      .replace(/^\{\} \{.*?\}/, '')
      .replace(/ ?\{[^{}]*"after"\}$/, '')
      .trim()
  }

  test('ends unless it begins with a handshake, and does not once it has', async ({ assert }) => {
    const silent = await rawClient(stage.port)
    const staying = await arrive()
    assert.equal(await silent.ended(), '1002 Handshake timeout.')
    await aWhile(200)
    assert.equal(staying.socket.readyState, staying.socket.OPEN)
    staying.socket.terminate()
  })

  test('ends with a handshake that is not understood', async ({ assert }) => {
    const { socket, heard, ended } = await rawClient(stage.port)
    socket.send('{"protocol":"messagepack","version":1}\u001e')
    assert.equal(await ended(), '1002')
    assert.equal(heard(), `{"error":"The protocol 'messagepack' is not supported."}`)
  })

  test('ends with what is not the protocol, which is no failure of ours', async ({ assert }) => {
    const binary = await arrive()
    binary.socket.send(Buffer.from(invoking('Note', ['x'])))
    await binary.ended()
    assert.match(binary.heard(), /\{"type":7,"error":"Binary messages are not supported\."\}$/)
    const broken = await arrive()
    broken.socket.send('not json\u001e')
    await broken.ended()
    assert.match(broken.heard(), /\{"type":7,"error":"Invalid message\."\}$/)
    assert.deepEqual([order, reported], [[], []])
  })

  test('ends when the client says so, and takes a ping for no call', async ({ assert }) => {
    const { socket, heard, ended } = await arrive()
    socket.send('{"type":6}\u001e{"type":7}\u001e')
    assert.equal(await ended(), '1000')
    assert.equal(heard(), '{} {"type":3,"invocationId":"0","result":"here"}')
  })

  test('answers only who waits for an answer', async ({ assert }) => {
    assert.equal(await answerTo(noting(1)), '')
    assert.equal(await answerTo(invoking('Nonsense', [])), '')
    assert.equal(
      await answerTo(invoking('Nothing', [], { invocationId: '1' })),
      '{"type":3,"invocationId":"1"}'
    )
    assert.deepEqual(order, ['x'])
  })

  test('names what it refuses, and that is no failure of ours', async ({ assert }) => {
    const refusals = [
      ...['Nonsense', 'toString'].map((name) => [name, [], `Unknown hub method '${name}'.`] as const),
      ['Join', ['secret'], 'core.forbidden'] as const,
    ]
    for (const [name, given, error] of refusals)
      assert.deepEqual(JSON.parse(await answerTo(invoking(name, [...given], { invocationId: '1' }))), {
        ...{ type: 3, invocationId: '1' },
        error,
      })
    assert.deepEqual(reported, [])
  })

  test('takes no streams, neither as an answer nor as an argument', async ({ assert }) => {
    for (const more of [{ type: 4 }, { streamIds: ['1'] }])
      assert.include(
        await answerTo(invoking('Note', ['x'], { invocationId: '1', ...more })),
        '"Streaming is not supported."'
      )
    await answerTo(invoking('Note', ['plain'], { streamIds: [] }))
    assert.deepEqual(order, ['plain'])
  })

  test('takes no arguments larger than those of any method', async ({ assert }) => {
    const many = Array.from({ length: 3_000 }, () => 1)
    assert.equal(
      await answerTo(invoking('Note', [many], { invocationId: '1' })),
      '{"type":3,"invocationId":"1","error":"core.invalid_input"}'
    )
    assert.deepEqual([order, reported], [[], []])
  })

  test('names a bug to the log alone', async ({ assert }) => {
    const answer = await answerTo(invoking('Break', [], { invocationId: '1' }))
    assert.equal(answer, '{"type":3,"invocationId":"1","error":"core.unexpected"}')
    assert.deepEqual(remarks, ['hub method schedule.Break failed'])
  })

  test('does nothing more for a client that has left', async ({ assert }) => {
    const { socket } = await arrive()
    socket.send(noting(1) + invoking('Slowly', ['slow', 200]) + noting(1))
    await until(() => order.length === 1)
    socket.terminate()
    await until(() => order.length === 2)
    await aWhile()
    assert.deepEqual(order, ['x', 'slow'])
  })

  test('gives others of the process a turn after every fifty messages, not after each', async ({
    assert,
  }) => {
    const { socket } = await arrive()
    let turns = 0
    const count = () => {
      if (order.length > 0 && order.length < 400) turns += 1
      if (order.length < 400) setImmediate(count)
    }
    setImmediate(count)
    socket.send(noting(400))
    await until(() => order.length === 400)
    assert.isAbove(turns, 4)
    assert.isBelow(turns, 200)
    socket.terminate()
  })

  test('is not listened to while more than 64 messages wait, until half of them are done', async ({
    assert,
  }) => {
    const sockets: Socket[] = []
    stage.server.on('connection', (socket: Socket) => void sockets.push(socket))
    const isPaused = async (count: number, first: number) => {
      order.length = 0
      const { socket } = await arrive()
      socket.send(noting(first) + invoking('Slowly', ['slow', 150]) + noting(count - first - 1))
      await until(() => order.length === first)
      const paused = sockets.at(-1)!.isPaused()
      await until(() => order.length === count)
      const later = sockets.at(-1)!.isPaused()
      socket.terminate()
      return [paused, later]
    }
    assert.deepEqual(await isPaused(64, 1), [false, false])
    assert.deepEqual(await isPaused(65, 1), [true, false])
    assert.deepEqual(await isPaused(65, 32), [true, false])
    assert.deepEqual(await isPaused(65, 33), [false, false])
  })
})

test.group('Who may not connect', () => {
  const ended = async (mayConnect: NonNullable<Hub['mayConnect']>) => {
    for (const list of [reported, remarks]) list.length = 0
    const stage = await startProcess(
      {},
      { hubs: new Map([['schedule', { mayConnect, mayJoin: () => true, methods: {} }]]) }
    )
    const client = await rawClient(stage.port)
    client.socket.send(hello)
    await client.ended()
    await stage.stop()
    return client.heard()
  }

  test('learns that', async ({ assert }) => {
    assert.equal(await ended(() => false), '{} {"type":7,"error":"core.forbidden"}')
    assert.deepEqual(remarks, [])
  })

  test('learns nothing of a bug that prevents it, which is reported', async ({ assert }) => {
    const bug = () => {
      throw new Error('the password is 1234')
    }
    assert.equal(await ended(bug), '{} {"type":7,"error":"core.unexpected"}')
    assert.deepEqual(remarks, ['hub schedule failed'])
  })
})
