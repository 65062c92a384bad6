import { test } from '@japa/runner'
import { FrameReader, frameOf, messageOf, ProtocolError, refusedHandshake } from '#app/core/hubs/protocol'

const end = '\u001e'
const refusal = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error instanceof ProtocolError ? error.message : error
  }
}

test.group('Frames of the hub protocol', () => {
  test('end with the separator and are cut by it, however they arrive', ({ assert }) => {
    assert.equal(frameOf({ type: 6 }), `{"type":6}${end}`)
    const reader = new FrameReader(10, 3)
    assert.deepEqual(reader.read(`a${end}b${end}c`), ['a', 'b'])
    assert.deepEqual(reader.read('d'), [])
    assert.deepEqual(reader.read(`e${end}`), ['cde'])
    assert.deepEqual(reader.read(`1${end}2${end}3${end}`), ['1', '2', '3'])
    assert.deepEqual(reader.read(`1234567890${end}`), ['1234567890'])
  })

  test('are refused past the limit, finished or in pieces, and when there are too many', ({ assert }) => {
    const read = (...texts: string[]) => {
      const reader = new FrameReader(10, 3)
      return refusal(() => texts.map((text) => reader.read(text)))
    }
    assert.deepEqual(read('1234567890'), [[]])
    assert.equal(read('12345678901'), 'Message too large.')
    assert.equal(read(`12345678901${end}`), 'Message too large.')
    assert.equal(read('123456', '78901'), 'Message too large.')
    assert.deepEqual(read('123456', '7890'), [[], []])
    assert.equal(read(`a${end}12345678901`), 'Message too large.')
    assert.equal(read(`1${end}2${end}3${end}4${end}`), 'Too many messages at once.')
    assert.deepEqual(read(`1${end}2${end}3${end}4`), [['1', '2', '3']])
  })

  test('cost next to nothing in tens of thousands of pieces', ({ assert }) => {
    const reader = new FrameReader(64 * 1024, 500)
    const frame = 'x'.repeat(60_000)
    const before = process.cpuUsage()
    for (let sent = 0; sent < 5; sent += 1) {
      let ended = 0
      for (const piece of frame) ended += reader.read(piece).length
      assert.deepEqual([ended, reader.read('\u001e')], [0, [frame]])
    }
    const { user, system } = process.cpuUsage(before)
    assert.isBelow((user + system) / 1000, 250)
  })
})

test.group('The handshake of the hub protocol', () => {
  test('is about JSON in version 1 or 2', ({ assert }) => {
    const answer = (protocol: unknown, version: unknown) =>
      refusedHandshake(JSON.stringify({ protocol, version }))
    assert.isNull(answer('json', 1))
    assert.isNull(answer('json', 2))
    assert.equal(answer('json', 3), 'The protocol version is not supported.')
    assert.equal(answer('json', '1'), 'The protocol version is not supported.')
    assert.equal(answer('messagepack', 1), "The protocol 'messagepack' is not supported.")
  })
})

test.group('Messages of the hub protocol', () => {
  const read = (message: unknown) => refusal(() => messageOf(JSON.stringify(message)))

  test('are calls of methods, with and without an answer', ({ assert }) => {
    const call = { type: 1, target: 'Join', arguments: ['a'] }
    assert.deepEqual(read(call), call)
    assert.deepEqual(read({ type: 1, target: 'Join' }), { ...call, arguments: [] })
    assert.deepEqual(read({ ...call, type: 4, invocationId: '7' }), { ...call, type: 4, invocationId: '7' })
    assert.deepEqual(read({ ...call, streamIds: [1, 'b'] }), { ...call, streamIds: ['1', 'b'] })
    assert.deepEqual(read({ ...call, streamIds: 'b', other: 1 }), call)
  })

  test('are closings and others, which need no more than their type', ({ assert }) => {
    assert.deepEqual(read({ type: 7, error: 'x' }), { type: 7 })
    for (const type of [2, 3, 5, 6, 99, '1', null, undefined])
      assert.deepEqual(read({ type }), { type: 'other' })
  })

  test('of any other form end the connection', ({ assert }) => {
    for (const given of [
      {},
      { target: 7 },
      { target: 'Join', arguments: 'a' },
      { target: 'Join', arguments: {} },
    ])
      assert.equal(read({ type: 1, ...given }), 'Invalid invocation.')
    for (const invocationId of [7, null, {}])
      assert.equal(read({ type: 1, target: 'Join', invocationId }), 'Invalid invocation.')
    for (const frame of ['', '{', 'null', '7', '"a"', '[]', '[1]'])
      assert.equal(
        refusal(() => messageOf(frame)),
        'Invalid message.',
        frame
      )
  })
})
