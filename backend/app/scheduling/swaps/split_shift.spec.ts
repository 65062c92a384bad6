import { test } from '@japa/runner'
import { splitShift } from '#app/scheduling/swaps/split_shift'

const shift = (start: string, end: string, ...breaks: [start: string | null, minutes: number][]) => ({
  ...{ day: '2026-11-02', start, end },
  breaks: breaks.map(([from, minutes]) => ({ start: from, minutes, paid: false })),
})
const halves = (of: ReturnType<typeof shift>, at: string) => {
  const { given, kept } = splitShift(of, { give: 'last', at })
  return [kept, given].map(({ day, start, end, breaks }) => [day, start, end, breaks.length])
}

test.group('A shift that is split', () => {
  test('each half has its hours, whichever is given', ({ assert }) => {
    assert.deepEqual(halves(shift('08:00', '16:00'), '12:00'), [
      ['2026-11-02', '08:00', '12:00', 0],
      ['2026-11-02', '12:00', '16:00', 0],
    ])
    const { given, kept } = splitShift(shift('08:00', '16:00'), { give: 'first', at: '12:00' })
    assert.deepEqual([given.start, given.end, kept.start, kept.end], ['08:00', '12:00', '12:00', '16:00'])
  })

  test('a night that is split after midnight goes on the next day', ({ assert }) => {
    const night = shift('22:00', '06:00')
    assert.deepEqual(halves(night, '02:00'), [
      ['2026-11-02', '22:00', '02:00', 0],
      ['2026-11-03', '02:00', '06:00', 0],
    ])
    assert.equal(halves(night, '00:00')[1]![0], '2026-11-03')
    assert.equal(halves(night, '23:30')[1]![0], '2026-11-02')
  })

  test('breaks stay where they are; without a time, with the longer half', ({ assert }) => {
    const paused = shift('08:00', '18:00', ['09:00', 15], ['13:00', 30], [null, 10])
    assert.deepEqual(
      halves(paused, '12:00').map((half) => half[3]),
      [1, 2]
    )
    assert.deepEqual(
      halves(paused, '13:30').map((half) => half[3]),
      [3, 0]
    )
    assert.throws(() => halves(paused, '13:15'), /swap_part/)
  })

  test('neither half is shorter than an hour, and the time lies inside', ({ assert }) => {
    for (const at of ['08:30', '15:01', '08:00', '16:00', '20:00'])
      assert.throws(() => halves(shift('08:00', '16:00'), at), /swap_part/)
    assert.lengthOf(halves(shift('08:00', '16:00'), '09:00'), 2)
    assert.lengthOf(halves(shift('08:00', '16:00'), '15:00'), 2)
  })
})
