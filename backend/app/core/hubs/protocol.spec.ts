import { test } from '@japa/runner'
import { FrameReader } from '#app/core/hubs/protocol'

test.group('The frames of a hub', () => {
  test('a frame in tens of thousands of pieces costs next to nothing', ({ assert }) => {
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
