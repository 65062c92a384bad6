import assert from 'node:assert/strict'
import { test } from 'node:test'
import { needOf, type NeedOptions, type RuleOfPosition } from './need.ts'
import { openSlots } from './rules/operation_hours.ts'

const hourly: NeedOptions = { slotMinutes: 60, combination: 'sum', smoothed: false }
const tickets = (units: readonly number[], more: Partial<RuleOfPosition> = {}): RuleOfPosition => ({
  content: { kind: 'linear', unitsPerPersonHour: 20 },
  units,
  open: new Uint8Array(units.length).fill(1),
  minimum: 0,
  maximum: null,
  share: 1,
  ...more,
})
const people = (rules: RuleOfPosition[], options: Partial<NeedOptions> = {}): number[] => [
  ...needOf(rules, rules[0]!.units.length, { ...hourly, ...options }).people,
]

test('one person per twenty an hour, at least one, at most five', () => {
  const rule = tickets([0, 1, 20, 21, 45, 80, 130], { minimum: 1, maximum: 5 })
  assert.deepEqual(people([rule]), [1, 1, 1, 2, 3, 4, 5])
  assert.deepEqual([...needOf([rule], 7, hourly).unmet], [0, 0, 0, 0, 0, 0, 1.5])
})
test('two rules are summed before they are rounded', () => {
  const deliveries = tickets([6], { content: { kind: 'linear', unitsPerPersonHour: 10 } })
  assert.deepEqual(people([tickets([45]), deliveries]), [3])
  assert.deepEqual(people([tickets([30]), deliveries], { combination: 'maximum' }), [2])
})
test('forty at twenty a person are two, not three', () =>
  assert.deepEqual(people([tickets([40]), tickets([0.1 + 0.2, 0], { units: [1e-12] })]), [2]))
test('the highest minimum holds, minima are not added', () =>
  assert.deepEqual(people([tickets([0], { minimum: 1 }), tickets([0], { minimum: 2 })]), [2]))
test('a share of a rule is a share of its work', () =>
  assert.deepEqual(people([tickets([60], { share: 0.5 })]), [2]))
test('no one is needed outside the opening hours and their buffers', () => {
  const open = openSlots(
    { opening: [{ from: 480, until: 1200 }], bufferBeforeMinutes: 30, bufferAfterMinutes: 30 },
    { slots: 48, slotMinutes: 30 }
  )
  const need = people([tickets(new Array<number>(48).fill(0), { open, minimum: 1 })], { slotMinutes: 30 })
  assert.deepEqual([need[14], need[15], need[40], need[41]], [0, 1, 1, 0])
})
test('a closed rule adds neither work nor its minimum', () => {
  const closed = tickets([500], { open: new Uint8Array([0]), minimum: 4 })
  assert.deepEqual(people([tickets([10]), closed]), [1])
})
test('smoothing flattens a peak and does not reach past closing', () => {
  const rule = tickets([20, 20, 80, 20, 0], { open: new Uint8Array([1, 1, 1, 1, 0]) })
  assert.deepEqual(people([rule]), [1, 1, 4, 1, 0])
  assert.deepEqual(people([rule], { smoothed: true }), [1, 2, 2, 3, 0])
})
test('where the metric is not known the minimum holds, and the rest of the day is as ever', () => {
  const need = needOf([tickets([NaN, 45], { minimum: 1 })], 2, hourly)
  assert.deepEqual([...need.people], [1, 3])
  assert.deepEqual([...need.unmet], [0, 0])
  assert.deepEqual(people([tickets([NaN, 45, 45])], { smoothed: true }), [0, 3, 3])
})
