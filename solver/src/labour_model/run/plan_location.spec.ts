import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { planLocation } from './plan_location.ts'
import type { ModelLocation, ModelPosition, PlannedModelShift } from './problem.ts'

const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))
const minimum = (people: number) => ({
  work: { kind: 'linear' as const, unitsPerPersonHour: 10 },
  ...{ metricId: 'tickets', minimum: people, maximum: 9, share: 1, hours: null },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
})
const shape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null }
const cook: ModelPosition = {
  ...{ positionId: 'cook', combination: 'sum', smoothed: false, mostPeople: null, shape },
  ...{ rules: [minimum(1)], planned: [] },
}
const here = (position: Partial<ModelPosition> = {}, more: Partial<ModelLocation> = {}): ModelLocation => ({
  ...{ locationId: 'here', from: 0, days: 2, today: 0, hours, exceptions: [], holidays: [] },
  ...{ metrics: [], positions: [{ ...cook, ...position }], ...more },
})
const planned = (entryId: string, from: number, until: number, isFixed = false): PlannedModelShift => ({
  ...{ entryId, from: from * 60, until: until * 60, breaks: [], isFixed },
})
const inHours = (location: ModelLocation) =>
  planLocation(location, 15)[0]!.added.map(({ from, until }) => [from / 60, until / 60])

test('each day is covered by the fewest shifts within its opening hours', () => {
  const [row] = planLocation(here(), 15)
  assert.equal(row!.added.length, 4)
  assert.deepEqual(
    row!.after.map(({ needed, planned: there, missing, over }) => [needed, there, missing, over]),
    [
      [12, 12, 0, 0],
      [12, 12, 0, 0],
    ]
  )
  assert.ok(row!.added.every(({ from, until }) => until - from >= 240 && until - from <= 480))
})
test('people who are planned stay, and only the rest is made', () => {
  const plan = here({ planned: [planned('a', 8, 14, true), planned('b', 32, 44, true)] }, { days: 2 })
  assert.deepEqual(inHours(plan), [[14, 20]])
})
test('a night shift of the evening before counts, and is not taken away', () => {
  const night = [{ weekday: 1, opens: '00:00', closes: '06:00' }]
  const [row] = planLocation(here({ planned: [planned('a', -2, 6)] }, { hours: night, days: 1 }), 15)
  assert.deepEqual([row!.added, row!.obsoleteIds], [[], []])
})
test('a last night shift reaches into the day after', () => {
  const late = [
    ...[{ weekday: 1, opens: '22:00', closes: '06:00' }],
    ...[{ weekday: 2, opens: '22:00', closes: '06:00' }],
  ]
  assert.deepEqual(inHours(here({}, { hours: late, days: 1 })), [[22, 30]])
})
test('a rest between two people is not a person: breaks without pay leave a gap', () => {
  const shift = { ...planned('a', 8, 20, true), breaks: [{ from: 720, until: 780 }] }
  const [row] = planLocation(here({ planned: [shift] }, { days: 1 }), 15)
  assert.equal(row!.before[0]!.missing, 1)
  assert.deepEqual(row!.after[0]!.missing, 0)
})
test('at most so many people at once', () => {
  const plan = (mostPeople: number | null) =>
    planLocation(here({ rules: [minimum(5)], mostPeople }, { days: 1 }), 15)[0]!.after[0]!.needed
  assert.deepEqual([plan(null), plan(2)], [60, 24])
})
test('a catalogue makes its own shifts on its own days', () => {
  const catalogue = [
    { start: 480, minutes: 360, weekdays: [1] },
    { start: 840, minutes: 360, weekdays: [1, 2] },
  ]
  assert.deepEqual(inHours(here({ shape: { ...shape, catalogue } })), [
    [8, 14],
    [14, 20],
    [38, 44],
  ])
})
test('a catalogue without shifts makes none', () =>
  assert.deepEqual(inHours(here({ shape: { ...shape, catalogue: [] } })), []))
test('a need that no shift may cover stays open, and is counted', () => {
  const short = [{ weekday: 1, opens: '08:00', closes: '10:00' }]
  const [row] = planLocation(here({}, { hours: short, days: 1 }), 15)
  assert.deepEqual([row!.added, row!.after[0]!.missing], [[], 2])
})
test('once more over what it made, a run changes nothing, whatever is needed', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 24, maxLength: 24 }),
      fc.integer({ min: 1, max: 3 }),
      (tickets, least) => {
        const values = Array.from({ length: 21 * 96 }, (_, slot) => tickets[Math.floor(slot / 4) % 24]!)
        const place = { today: 21, from: 21, days: 3, metrics: [{ metricId: 'tickets', values }] }
        const first = planLocation(here({ rules: [minimum(least)] }, place), 15)[0]!
        const made = first.added.map((range, at) => ({
          ...{ ...range, entryId: String(at), breaks: [], isFixed: false },
        }))
        const again = planLocation(here({ rules: [minimum(least)], planned: made }, place), 15)[0]!
        assert.deepEqual([again.added, again.obsoleteIds], [[], []])
        assert.equal(again.keptIds.length, made.length)
        assert.deepEqual(again.after, first.after)
        assert.ok(first.after.every(({ missing }) => missing === 0))
      }
    ),
    { numRuns: 30 }
  ))
