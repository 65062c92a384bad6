import { test } from '@japa/runner'
import { Random } from '@shiftloom/solver/random'
import type { Known } from '@shiftloom/solver/labour_model/sandbox/known_metrics'
import { keptBand, keptUnits } from '#app/demand/needs/kept_bands'

const weeks = 12
const perDay = 24
const luck = new Random(3)
const values = Float64Array.from({ length: weeks * 7 * perDay }, () => luck.next() * 40)
const knownWith = (row: Float64Array, more: Partial<Known> = {}): Known => ({
  ...{ today: weeks * 7, slotMinutes: 60, hours: [], exceptions: new Map(), holidays: [] },
  metrics: new Map([['tickets', row]]),
  ...more,
})
const week = { from: weeks * 7, days: 7 }
const bandOf = (row: Float64Array, more: Partial<Known> = {}, span = week) =>
  keptBand(knownWith(row, more), { id: 'tickets', values: row }, span)
const changed = (at: number): Float64Array => values.map((value, slot) => (slot === at ? 400 : value))

test.group('Bands that are kept', () => {
  test('are the same ones as long as all they follow from is', async ({ assert }) => {
    const first = await bandOf(values)
    assert.isTrue(first.lower.every((value, slot) => value <= first.upper[slot]!))
    assert.strictEqual(await bandOf(values.slice()), first)
  })

  test('are others after a change of a record, a special day, the date or the days asked for', async ({
    assert,
  }) => {
    const first = await bandOf(values)
    const special = (factor: number) =>
      new Map([['tickets', { unusual: [], factors: new Map([[weeks * 7 + 1, factor]]) }]])
    const others = [
      await bandOf(changed(5 * 7 * perDay)),
      await bandOf(values, { special: special(2) }),
      await bandOf(values, { special: special(3) }),
      await bandOf(values, { holidays: [weeks * 7 + 2] }),
      await bandOf(values, { today: weeks * 7 - 7 }),
      await bandOf(values, {}, { ...week, from: weeks * 7 + 7 }),
      await bandOf(values, { choices: new Map([['tickets', { method: 'mean_4', percentile: null }]]) }),
    ]
    assert.lengthOf(new Set([first, ...others]), 8)
    // What is written after today teaches nothing.
    const later = { today: weeks * 7 - 7 }
    assert.strictEqual(await bandOf(changed(values.length - 1), later), await bandOf(values, later))
  })

  test('keep what people are planned for with a percentile, too', async ({ assert }) => {
    const unitsOf = (percentile: number | null, row: Float64Array = values) => {
      const choices = new Map([['tickets', { method: null, percentile }]])
      return keptUnits(knownWith(row, { choices }), { id: 'tickets', values: row }, week)
    }
    const safe = await unitsOf(90)
    assert.strictEqual(await unitsOf(90, values.slice()), safe)
    assert.deepEqual(safe, (await bandOf(values)).upper)
    const [expected, likely] = [await unitsOf(null), await unitsOf(70)]
    assert.isTrue(safe.some((value, slot) => value > likely[slot]!))
    assert.isTrue(safe.every((value, slot) => value >= expected[slot]!))
    assert.notStrictEqual(await unitsOf(90, changed(5 * 7 * perDay)), safe)
  })
})
