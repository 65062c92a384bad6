import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from '@japa/runner'
import type { Hub } from '#app/core/hubs/hub'
import { aWhile, hello, people, rawClient, startProcess, until } from '#app/core/hubs/hub_stage'

const plain: Hub = { mayJoin: () => true, methods: {} }

test.group('A client of a hub that', () => {
  test('is gone before it is let in has never been there', async ({ assert, cleanup }) => {
    const seen: string[] = []
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const hub: Hub = {
      ...plain,
      mayConnect: async () => {
        seen.push('asked')
        await held
        seen.push('answered')
        return true
      },
      connected: () => void seen.push('came'),
      disconnected: () => void seen.push('went'),
    }
    const stage = await startProcess({}, { hubs: new Map([['schedule', hub]]) })
    cleanup(stage.stop)
    const { socket } = await rawClient(stage.port)
    socket.send(hello)
    await until(() => seen.length === 1)
    socket.terminate()
    await aWhile()
    release()
    await until(() => seen.length === 2)
    await aWhile()
    assert.deepEqual([seen, stage.hubs.size], [['asked', 'answered'], 0])
  })

  test('is gone while its account is read again is not announced', async ({ assert, cleanup }) => {
    const seen: string[] = []
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const reload = async () => {
      seen.push('read again')
      await held
      seen.push('answered')
      return people.anna!
    }
    const hub: Hub = { ...plain, connected: () => void seen.push('came') }
    const stage = await startProcess({}, { hubs: new Map([['schedule', hub]]), reload })
    cleanup(stage.stop)
    const { socket } = await rawClient(stage.port)
    socket.send(hello)
    await until(() => seen.length === 1)
    socket.terminate()
    await until(() => stage.hubs.size === 0)
    release()
    await aWhile()
    assert.deepEqual(seen, ['read again', 'answered'])
  })

  test('sends what is no web socket frame is cut off, whether it says goodbye or not', async ({
    cleanup,
  }) => {
    const stage = await startProcess()
    cleanup(stage.stop)
    const accepted = once(stage.server, 'connection')
    const socket = connect({ port: stage.port, host: '127.0.0.1', allowHalfOpen: true })
    cleanup(() => void socket.destroy())
    socket.on('error', () => {})
    const upgrade = [
      'GET /hubs/schedule?access_token=anna HTTP/1.1',
      ...['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ]
    socket.write(`${upgrade.join('\r\n')}\r\n\r\n`)
    await once(socket, 'data')
    const [line] = (await accepted) as [Socket]
    // A reserved kind of frame.
    socket.write(Buffer.from([0x83, 0x00]))
    await until(() => line.destroyed)
  })
})
