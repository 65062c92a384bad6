import { test } from '@japa/runner'
import { claimedWork } from '#app/time_tracking/corrections/claimed_work'

const zone = 'Europe/Warsaw'
const hours = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((instant) => new Date(instant).toISOString().slice(0, 16))

test.group('Work as a person says it was', () => {
  test('has breaks after midnight on the second day', ({ assert }) => {
    const breaks = [
      { start: '02:00', end: '02:30' },
      { start: '23:00', end: '23:15' },
    ]
    const work = claimedWork({ day: '2026-11-02', start: '22:00', end: '06:00', breaks }, zone)
    assert.deepEqual(hours(work.period), ['2026-11-02T21:00', '2026-11-03T05:00'])
    assert.deepEqual(work.breaks.map(hours), [
      ['2026-11-02T22:00', '2026-11-02T22:15'],
      ['2026-11-03T01:00', '2026-11-03T01:30'],
    ])
  })

  test('counts the hours of a clock change', ({ assert }) => {
    const { period } = claimedWork({ day: '2026-10-24', start: '22:00', end: '06:00', breaks: [] }, zone)
    assert.equal((period.end - period.start) / 3_600_000, 9)
  })

  for (const [what, breaks] of [
    ['before the start', [{ start: '07:30', end: '08:15' }]],
    ['after the end', [{ start: '15:30', end: '16:30' }]],
    [
      'in another break',
      [
        { start: '10:00', end: '10:30' },
        { start: '10:15', end: '10:45' },
      ],
    ],
  ] as const)
    test(`refuses a break ${what}`, ({ assert }) => {
      assert.throws(
        () => claimedWork({ day: '2026-11-02', start: '08:00', end: '16:00', breaks: [...breaks] }, zone),
        /break_outside_work/
      )
    })
})
