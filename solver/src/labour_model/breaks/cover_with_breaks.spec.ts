import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checked } from '../../lp/checked_engine.ts'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { allowedShifts } from '../tiling/allowed_shifts.ts'
import { breaksOf, paidSlotsOf, type BreakTilingRules } from './break_rules.ts'
import { presentWithBreaks, type BreakTile, type BreakTiling } from './break_tiling.ts'
import { coverWithBreaks } from './cover_with_breaks.ts'

const engine = checked(await HighsEngine.load())
const toTheEnd = { engine, limitMs: 20_000, relativeGap: 0 }
const quickly = { ...toTheEnd, engine: null }

/** A day of half hours; from six hours on, half an hour unpaid in the third to the fifth hour. */
const day: BreakTilingRules = {
  minimumSlots: 8,
  maximumSlots: 18,
  startEverySlots: 1,
  breakRules: [{ fromLengthSlots: 12, breaks: [{ durationSlots: 1, paid: false, earliest: 4, latest: 8 }] }],
}
const need = [0, 0, 2, 4, 5, 5, 6, 7, 7, 8, 8, 8, 7, 6, 5, 5, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 3, 2, 2, 1]

/** What each break must keep, and that the figures are those of the shifts. */
function assertSound(row: readonly number[], rules: BreakTilingRules, found: BreakTiling): void {
  const allowed = new Set(allowedShifts(row.length, rules).map(({ from, until }) => `${from},${until}`))
  for (const { from, until, breaks } of found.tiles) {
    assert.ok(allowed.has(`${from},${until}`), `${from} to ${until} is not allowed`)
    const windows = breaksOf(until - from, rules.breakRules)
    assert.equal(breaks.length, windows.length)
    for (const [place, { durationSlots, earliest, latest, paid }] of windows.entries()) {
      const pause = breaks[place]!
      assert.equal(pause.until - pause.from, durationSlots)
      assert.equal(pause.paid, paid)
      assert.ok(pause.from - from >= earliest && pause.from - from <= latest)
    }
  }
  const present = presentWithBreaks(found.tiles, row.length)
  const missing = row.reduce((sum, people, slot) => sum + Math.max(0, people - present[slot]!), 0)
  const paid = found.tiles.reduce(
    (sum, { from, until }) => sum + paidSlotsOf(until - from, rules.breakRules),
    0
  )
  assert.deepEqual([found.missing, found.paidSlots], [missing, paid])
  assert.ok(found.bound <= found.paidSlots)
}

test('the search proves its cover of a day, the quick cover comes close', () => {
  const quick = coverWithBreaks(need, day, quickly)
  const best = coverWithBreaks(need, day, toTheEnd)
  for (const found of [quick, best]) {
    assertSound(need, day, found)
    assert.equal(found.missing, 0)
  }
  assert.equal(best.bound, best.paidSlots)
  assert.ok(quick.bound <= best.bound && quick.paidSlots <= best.paidSlots * 1.1)
})
test('a search that is given no time still has the quick cover', () => {
  const quick = coverWithBreaks(need, day, quickly)
  const hurried = coverWithBreaks(need, day, { ...toTheEnd, limitMs: 0 })
  assertSound(need, day, hurried)
  assert.ok(hurried.missing === 0 && hurried.paidSlots <= quick.paidSlots)
})

test('a search that finds nothing leaves the quick cover and its bound', () => {
  const nothing = {
    name: 'nothing',
    solve: () => ({
      status: 'none' as const,
      objective: Infinity,
      bound: -Infinity,
      values: new Float64Array(0),
      duals: null,
    }),
  }
  const uneven = [0, 3, 3, 1, 1, 2, 2, 4, 1, 0, 0, 2, 2, 5, 5, 1, 1, 3]
  const quick = coverWithBreaks(uneven, day, quickly)
  assert.ok(quick.bound < quick.paidSlots)
  assert.deepEqual(coverWithBreaks(uneven, day, { ...toTheEnd, engine: nothing }), quick)
})

const tinyRow = fc.record({
  need: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 6 }),
  cyclic: fc.boolean(),
  startEverySlots: fc.integer({ min: 1, max: 2 }),
  minimumSlots: fc.integer({ min: 2, max: 4 }),
  longer: fc.integer({ min: 0, max: 1 }),
  breakFrom: fc.integer({ min: 3, max: 5 }),
  paid: fc.boolean(),
  latest: fc.integer({ min: 1, max: 2 }),
})
test('no shifts with breaks have fewer paid slots (all tried)', () =>
  fc.assert(
    fc.property(tinyRow, ({ need: row, longer, breakFrom, paid, latest, ...lengths }) => {
      const window = { durationSlots: 1, paid, earliest: 1, latest: Math.min(latest, breakFrom - 2) }
      const rules: BreakTilingRules = {
        ...lengths,
        maximumSlots: lengths.minimumSlots + longer,
        breakRules: [{ fromLengthSlots: breakFrom, breaks: [window] }],
      }
      const least = leastPaidByTrying(row, rules)
      const best = coverWithBreaks(row, rules, toTheEnd)
      const quick = coverWithBreaks(row, rules, quickly)
      for (const found of [best, quick]) {
        assertSound(row, rules, found)
        if (least < Infinity) assert.ok(found.bound <= least)
      }
      if (least < Infinity) assert.deepEqual([best.missing, best.paidSlots], [0, least])
    }),
    { numRuns: 150 }
  ))

/** Infinity when some need cannot be met. */
function leastPaidByTrying(row: readonly number[], rules: BreakTilingRules): number {
  const slots = row.length
  const patterns = allowedShifts(slots, rules).flatMap(({ from, until }) => {
    const paid = paidSlotsOf(until - from, rules.breakRules)
    const [window] = breaksOf(until - from, rules.breakRules)
    const starts = window
      ? [...Array(window.latest - window.earliest + 1).keys()].map((at) => at + window.earliest)
      : [-1]
    return starts.map((start) => {
      const pause = start < 0 ? [] : [{ from: from + start, until: from + start + 1, paid: false }]
      const tile: BreakTile = { from, until, breaks: pause }
      return { paid, present: presentWithBreaks([tile], slots) }
    })
  })
  const known = new Map<string, number>()
  const least = (left: readonly number[]): number => {
    const first = left.findIndex((people) => people > 0)
    if (first < 0) return 0
    const key = left.join()
    if (!known.has(key)) {
      const costs = patterns
        .filter(({ present }) => present[first]! > 0)
        .map(
          ({ paid, present }) =>
            paid + least(left.map((people, slot) => Math.max(0, people - present[slot]!)))
        )
      known.set(key, Math.min(...costs))
    }
    return known.get(key)!
  }
  return least(row)
}
