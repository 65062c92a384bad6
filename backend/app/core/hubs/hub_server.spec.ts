import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { test } from '@japa/runner'
import type { HubConnection } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import {
  aWhile,
  benIsShutOut,
  client,
  connected,
  inbox,
  order,
  people,
  reported,
  startProcess,
  until,
  type Stage,
} from '#app/core/hubs/hub_stage'

test.group('Hub server and the official client', (group) => {
  let stage: Stage
  const open: HubConnection[] = []
  const arrive = async (token: string) => {
    const connection = await connected(stage.url, token)
    open.push(connection)
    return connection
  }

  group.setup(async () => {
    stage = await startProcess()
    return () => stage.stop()
  })
  group.each.setup(() => {
    reported.length = 0
    order.length = 0
    benIsShutOut.value = false
    return async () => {
      await Promise.all(open.splice(0).map((connection) => connection.stop()))
    }
  })

  test('a method answers, with and without a result', async ({ assert }) => {
    const anna = await arrive('anna')
    assert.equal(await anna.invoke('Echo', 'żółć'), 'żółć')
    assert.isNotOk(await anna.invoke('Nothing'))
  })

  test('a bug stays on the server, a refusal travels as its code', async ({ assert }) => {
    const anna = await arrive('anna')
    await assert.rejects(() => anna.invoke('Break'), /core\.unexpected$/)
    assert.match(String(reported[0]), /1234/)
    await assert.rejects(() => anna.invoke('Join', 'secret'), /core\.forbidden$/)
    assert.lengthOf(reported, 1)
    assert.equal(await anna.invoke('Echo', 'still here'), 'still here')
  })

  test('unknown methods, also those every object has, are refused', async ({ assert }) => {
    const anna = await arrive('anna')
    await assert.rejects(() => anna.invoke('Nonsense'), /Unknown hub method/)
    await assert.rejects(() => anna.invoke('toString'), /Unknown hub method/)
  })

  test('a stream ends with an error instead of waiting for ever', async ({ assert }) => {
    const anna = await arrive('anna')
    const error = await new Promise<Error>((resolve) =>
      anna.stream('Echo', 'x').subscribe({ next: () => {}, complete: () => {}, error: resolve })
    )
    assert.match(error.message, /Streaming is not supported/)
  })

  test('messages of one client are worked on one after the other', async ({ assert }) => {
    const anna = await arrive('anna')
    await Promise.all([anna.invoke('Slowly', 'first', 40), anna.invoke('Slowly', 'second', 0)])
    assert.deepEqual(order, ['first', 'second'])
  })

  test('what piles up in the client arrives whole', async ({ assert }) => {
    const anna = await arrive('anna')
    const messages = Array.from({ length: 60 }, (_, i) => `${i} ${'x'.repeat(10_000)}`)
    assert.deepEqual(await Promise.all(messages.map((message) => anna.invoke('Echo', message))), messages)
  })

  test('a flood larger than what may wait is worked off whole', async ({ assert }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${stage.port}/hubs/schedule?access_token=anna`)
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send('{"protocol":"json","version":1}\u001e')
    // Megabytes, one frame a message, so that most of it has to wait outside the process.
    const texts = Array.from({ length: 600 }, (_, i) => `${i} ${'x'.repeat(20_000)}`)
    for (const text of texts) socket.send(`{"type":1,"target":"Slowly","arguments":["${text}",0]}\u001e`)
    await until(() => order.length === texts.length, 10_000)
    assert.deepEqual(order, texts)
    socket.terminate()
  })

  test('only members of a group hear it, until they leave', async ({ assert }) => {
    const [anna, ben] = [await arrive('anna'), await arrive('ben')]
    const [heardByAnna, heardByBen] = [inbox(anna, 'changed'), inbox(ben, 'changed')]
    await anna.invoke('Join', 'location:1')
    await assert.rejects(() => ben.invoke('Join', 'location:1'), /core\.forbidden/)
    await stage.say.toGroup('schedule', { organisationId: 'bakery', group: 'location:1' }, 'changed', {
      revision: 7,
    })
    await until(() => heardByAnna.length === 1)
    await anna.invoke('Leave', 'location:1')
    await stage.say.toGroup('schedule', { organisationId: 'bakery', group: 'location:1' }, 'changed', {
      revision: 8,
    })
    await aWhile()
    assert.deepEqual(heardByAnna, [{ revision: 7 }])
    assert.deepEqual(heardByBen, [])
  })

  test('the same group name in another organisation is another group', async ({ assert }) => {
    const [anna, stranger] = [await arrive('anna'), await arrive('stranger')]
    const [own, foreign] = [inbox(anna, 'changed'), inbox(stranger, 'changed')]
    await anna.invoke('Join', 'location:1')
    await stranger.invoke('Join', 'location:1')
    await stage.say.toGroup('schedule', { organisationId: 'bakery', group: 'location:1' }, 'changed', 1)
    await stage.say.toOrganisation('schedule', 'bakery', 'changed', 2)
    await until(() => own.length === 2)
    await aWhile()
    assert.deepEqual(foreign, [])
  })

  test('a person hears on all devices, on the named hub only', async ({ assert }) => {
    const [work, home, ben] = [await arrive('anna'), await arrive('annaAtHome'), await arrive('ben')]
    const [atWork, atHome, atBen] = [inbox(work, 'hello'), inbox(home, 'hello'), inbox(ben, 'hello')]
    await stage.say.toUser('jobs', 'anna', 'hello', 'wrong hub')
    await stage.say.toUser('schedule', 'anna', 'hello', 'you')
    await until(() => atWork.length === 1 && atHome.length === 1)
    await aWhile()
    assert.deepEqual([atWork, atHome, atBen], [['you'], ['you'], []])
  })

  test('ending a sign-in closes its connection and no other; ending a person closes all', async ({
    assert,
  }) => {
    const [work, home] = [await arrive('anna'), await arrive('annaAtHome')]
    await stage.say.disconnectSession('anna-1')
    await until(() => work.state === 'Disconnected')
    assert.equal(home.state, 'Connected')
    await stage.say.disconnectUser('anna')
    await until(() => home.state === 'Disconnected')
    await aWhile()
    assert.equal(home.state, 'Disconnected')
  })

  test('connections without a token, to an unknown hub or refused by the hub are rejected', async ({
    assert,
  }) => {
    await assert.rejects(() => client(stage.url, 'no-one').start(), /401/)
    await assert.rejects(() => client(stage.url, 'anna', 'nonsense').start(), /404/)
    benIsShutOut.value = true
    const ben = client(stage.url, 'ben')
    await ben.start().catch(() => {})
    await until(() => ben.state === 'Disconnected')
    assert.equal(stage.hubs.size, 0)
  })

  test('a web socket needs its own valid token, and a ticket of the same person', async ({ assert }) => {
    const answered = (path: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${stage.port}${path}`)
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
        socket.on('open', () => (socket.close(), resolve(101)))
        socket.on('error', () => {})
      })
    const ticket = stage.hubs.negotiate('schedule', people.anna!)
    const id = ticket!.connectionToken
    assert.equal(await answered(`/hubs/schedule?id=${id}`), 401)
    assert.equal(await answered(`/hubs/schedule?id=${id}&access_token=stranger`), 403)
    assert.equal(await answered(`/hubs/schedule?id=x${id}&access_token=anna`), 404)
    assert.equal(await answered(`/hubs/schedule?id=${id}&access_token=anna`), 101)
  })

  test('what is not the protocol closes the connection', async ({ assert }) => {
    const goodbye = (frames: string[]) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${stage.port}/hubs/schedule?access_token=anna`)
        let heard = ''
        socket.on('message', (data) => (heard += data.toString()))
        socket.on('open', () => frames.forEach((frame) => socket.send(frame)))
        socket.on('error', () => {})
        socket.on('close', (code) => resolve(`${code} ${heard.replaceAll('\u001e', '')}`))
      })
    const hello = '{"protocol":"json","version":1}\u001e'
    assert.match(
      await goodbye(['{"protocol":"messagepack","version":1}\u001e']),
      /'messagepack' is not supported/
    )
    assert.match(await goodbye([hello, 'not json\u001e']), /Invalid message/)
    assert.match(await goodbye([hello, '{"type":1,"target":5}\u001e']), /Invalid invocation/)
    assert.match(await goodbye([hello, 'x'.repeat(70_000)]), /Message too large/)
    assert.match(await goodbye([hello, 'x'.repeat(70_000) + '\u001e']), /Message too large/)
    assert.match(await goodbye([hello, 'x'.repeat(1_100_000)]), /^1009 /)
    assert.match(
      await goodbye([hello, ...Array.from({ length: 3 }, () => 'x'.repeat(30_000))]),
      /Message too large/
    )
    assert.match(await goodbye([hello + '{"type":7}\u001e']), /^1000 {}$/)
  })

  test('a message of hundreds of thousands of frames costs next to nothing', async ({ assert }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${stage.port}/hubs/schedule?access_token=anna`)
    let heard = ''
    socket.on('message', (data) => (heard += data.toString()))
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send('{"protocol":"json","version":1}\u001e')
    await until(() => heard !== '')
    const flood = '\u001e'.repeat(900_000)
    const before = process.cpuUsage()
    socket.send(flood)
    await new Promise((resolve) => socket.once('close', resolve))
    const { user, system } = process.cpuUsage(before)
    assert.match(heard, /Too many messages at once/)
    assert.isBelow((user + system) / 1000, 250)
  })

  test('a long row of messages leaves others their turn', async ({ assert }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${stage.port}/hubs/schedule?access_token=anna`)
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send('{"protocol":"json","version":1}\u001e')
    let turns = 0
    const count = setInterval(() => (turns += order.length > 0 && order.length < 400 ? 1 : 0))
    const note = '{"type":1,"target":"Note","arguments":["x"]}\u001e'
    socket.send(note.repeat(400))
    await until(() => order.length === 400)
    clearInterval(count)
    assert.isAbove(turns, 0)
    socket.terminate()
  })

  test('arguments deeper or more than any method takes are invalid input, and no failure', async ({
    assert,
  }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${stage.port}/hubs/schedule?access_token=anna`)
    let heard = ''
    socket.on('message', (data) => (heard += data.toString()))
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send('{"protocol":"json","version":1}\u001e')
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    socket.send(`{"type":1,"invocationId":"1","target":"Join","arguments":[${deep}]}\u001e`)
    await until(() => heard.includes('"invocationId":"1"'))
    assert.include(heard, '{"type":3,"invocationId":"1","error":"core.invalid_input"}')
    socket.terminate()
    const anna = await arrive('anna')
    const many = Array.from({ length: 3_000 }, () => 1)
    await assert.rejects(() => anna.invoke('Join', many), /core\.invalid_input$/)
    assert.deepEqual(reported, [])
    assert.equal(await anna.invoke('Echo', 'still here'), 'still here')
  })

  test('frames may be cut anywhere', async ({ assert }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${stage.port}/hubs/schedule?access_token=anna`)
    let heard = ''
    socket.on('message', (data) => (heard += data.toString()))
    await new Promise((resolve) => socket.on('open', resolve))
    const text =
      '{"protocol":"json","version":1}\u001e{"type":1,"invocationId":"1","target":"Echo","arguments":["hi"]}\u001e'
    for (let at = 0; at < text.length; at += 7) socket.send(text.slice(at, at + 7))
    await until(() => heard.includes('"result":"hi"'))
    assert.equal(heard, '{}\u001e{"type":3,"invocationId":"1","result":"hi"}\u001e')
    socket.terminate()
  })

  test('other upgrades are left to others, or refused where there is no other listener', async ({
    assert,
    cleanup,
  }) => {
    const answerTo = async (path: string) => {
      const socket = connect(stage.port, '127.0.0.1')
      cleanup(() => void socket.destroy())
      let heard = ''
      socket.on('data', (data) => (heard += data.toString()))
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
      await aWhile()
      return heard.split('\r\n')[0]
    }
    assert.equal(await answerTo('/elsewhere'), 'HTTP/1.1 404 Not Found')
    const theirs: Duplex[] = []
    const other = (_request: unknown, socket: Duplex) => void theirs.push(socket)
    stage.server.on('upgrade', other)
    cleanup(() => {
      stage.server.off('upgrade', other)
      theirs.forEach((socket) => socket.destroy())
    })
    assert.equal(await answerTo('/elsewhere'), '')
  })
})
