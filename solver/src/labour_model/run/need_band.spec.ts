import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../../random.ts'
import { bandOfMetric } from '../sandbox/known_metrics.ts'
import { needBands } from './need_band.ts'
import { knownOf, needRows } from './need_row.ts'
import type { ModelLocation } from './problem.ts'

const weeks = 16
const perDay = 24
const rule = {
  ...{ metricId: 'tickets', minimum: 0, maximum: null, share: 1, hours: null },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
}
const shape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null }
const position = { combination: 'sum', smoothed: false, mostPeople: null, shape, planned: [] } as const
const luck = new Random(11)
/** 10 to 30 an hour. */
const location: ModelLocation = {
  ...{ locationId: 'here', from: weeks * 7 - 1, days: 9, today: weeks * 7, hours: [], exceptions: [] },
  holidays: [],
  metrics: [
    {
      metricId: 'tickets',
      values: Array.from({ length: weeks * 7 * perDay }, () => 10 + 20 * luck.next()),
    },
  ],
  positions: [
    {
      ...{ ...position, positionId: 'till' },
      rules: [{ ...rule, work: { kind: 'linear', unitsPerPersonHour: 10 } }],
    },
    {
      ...{ ...position, positionId: 'oven' },
      rules: [
        {
          ...rule,
          work: {
            kind: 'range',
            steps: [
              { from: 0, until: 15, people: 5 },
              { from: 15, until: null, people: 2 },
            ],
          },
        },
      ],
    },
  ],
}

test('the need lies within its band, which is nothing wide in time that is over, and grows with what may come', () => {
  const known = knownOf(location, 60)
  const band = bandOfMetric(
    known,
    { id: 'tickets', values: known.metrics.get('tickets')! },
    location.from,
    location.days
  )
  assert.ok(band.lower.subarray(0, perDay).every(Number.isNaN))
  assert.ok(band.lower.subarray(perDay).every((value, at) => value < band.upper[perDay + at]!))
  const bands = needBands(location, known, new Map([['tickets', band]]))
  const rows = needRows(location, 60)
  assert.deepEqual(
    bands.map(({ positionId }) => positionId),
    ['till', 'oven']
  )
  for (const [at, { lower, upper }] of bands.entries()) {
    assert.equal(lower.length, location.days * perDay)
    for (const [slot, people] of rows[at]!.people.subarray(0, lower.length).entries())
      assert.ok(lower[slot]! <= people && people <= upper[slot]!, `${at} ${slot}`)
    assert.deepEqual(lower.slice(0, perDay), upper.slice(0, perDay))
  }
  const [till, oven] = bands
  assert.ok(till!.lower[30]! < till!.upper[30]!)
  // More tickets are fewer people here, and the band is the right way up all the same.
  assert.deepEqual([oven!.lower[30], oven!.upper[30]], [2, 5])
})

test('a metric without a band, or with nothing recorded, leaves the need as it is', () => {
  const empty = {
    ...location,
    metrics: [{ metricId: 'tickets', values: location.metrics[0]!.values.map(() => null) }],
  }
  for (const one of [location, empty]) {
    const known = knownOf(one, 60)
    const values = known.metrics.get('tickets')!
    const bands =
      one === empty
        ? new Map([['tickets', bandOfMetric(known, { id: 'tickets', values }, one.from, one.days)]])
        : new Map()
    for (const [at, { lower, upper }] of needBands(one, known, bands).entries()) {
      const people = needRows(one, 60)[at]!.people.subarray(0, lower.length)
      assert.deepEqual(
        [lower, upper],
        [people, people].map((row) => row.slice())
      )
    }
  }
})

test('the band of days further on is theirs: an event raises both edges on its day', () => {
  const event = { day: location.today + 10, factor: 3 }
  const ahead = { ...location, from: location.today + 9, days: 3 }
  const bandWith = (factors: (typeof event)[]) => {
    const known = knownOf({ ...ahead, metrics: [{ ...location.metrics[0]!, factors }] }, 60)
    return bandOfMetric(
      known,
      { id: 'tickets', values: known.metrics.get('tickets')! },
      ahead.from,
      ahead.days
    )
  }
  const [usual, raised] = [bandWith([]), bandWith([event])]
  for (const side of ['lower', 'upper'] as const)
    assert.deepEqual(
      [0, 1, 2].map((day) => raised[side][day * perDay + 12]! > usual[side][day * perDay + 12]! * 1.5),
      [false, true, false]
    )
})
