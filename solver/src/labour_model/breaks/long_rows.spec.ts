import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checked } from '../../lp/checked_engine.ts'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { breakModel } from './break_model.ts'
import type { BreakTilingRules } from './break_rules.ts'
import { missingPeople, paidSlotsIn } from './break_tiling.ts'
import { coverWithBreaks } from './cover_with_breaks.ts'
import { isLongRow } from './improve_by_windows.ts'

const engine = checked(await HighsEngine.load())
const rulesOf = (cyclic: boolean): BreakTilingRules => ({
  minimumSlots: 3,
  maximumSlots: 5,
  startEverySlots: 1,
  cyclic,
  breakRules: [{ fromLengthSlots: 4, breaks: [{ durationSlots: 1, paid: false, earliest: 1, latest: 2 }] }],
})

/** The whole row in one search, to the end. */
function leastPaidAtOnce(need: readonly number[], rules: BreakTilingRules): number {
  const { model, tilesOf } = breakModel(need, rules)
  const { status, values } = engine.solve(model, { relativeGap: 0 })
  assert.equal(status, 'optimal')
  return paidSlotsIn(tilesOf(values), rules.breakRules)
}

const longRow = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 20, maxLength: 30 })

test('a long row searched in parts is covered, no worse than quickly, and its bound holds', () => {
  let quickSlots = 0
  let slots = 0
  fc.assert(
    fc.property(longRow, fc.boolean(), (need, cyclic) => {
      const rules = rulesOf(cyclic)
      assert.ok(isLongRow(need, rules))
      const quick = coverWithBreaks(need, rules, { engine: null, limitMs: 0, relativeGap: 0 })
      const found = coverWithBreaks(need, rules, { engine, limitMs: 60_000, relativeGap: 0 })
      const least = leastPaidAtOnce(need, rules)
      assert.equal(missingPeople(need, found.tiles), 0)
      assert.equal(found.paidSlots, paidSlotsIn(found.tiles, rules.breakRules))
      assert.ok(found.paidSlots <= quick.paidSlots && found.paidSlots >= least)
      assert.ok(found.bound <= least, `${found.bound} is above ${least}`)
      quickSlots += quick.paidSlots - least
      slots += found.paidSlots - least
    }),
    { numRuns: 12, seed: 1 }
  )
  assert.ok(slots < quickSlots / 2, `${slots} slots above the least, ${quickSlots} before`)
})
