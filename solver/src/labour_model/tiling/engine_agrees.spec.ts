import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checked } from '../../lp/checked_engine.ts'
import { ColumnBuilder } from '../../lp/column_builder.ts'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { coverFirst } from '../tiling.ts'
import { allowedShifts } from './allowed_shifts.ts'
import { tileExactly } from './tile_exactly.ts'
import type { TilingPrices, TilingRules } from './tile.ts'

const engine = checked(await HighsEngine.load())

/** The same by a column for every start and length, and a search for whole numbers: slow, and nothing in common. */
function leastCostByEngine(need: readonly number[], rules: TilingRules, prices: TilingPrices): number {
  const columns = new ColumnBuilder()
  for (const { from, until } of allowedShifts(need.length, rules)) {
    const rows = Array.from({ length: until - from }, (_, at) => [(from + at) % need.length, 1] as const)
    columns.add(prices.shift, 0, Infinity, rows, true)
  }
  for (let slot = 0; slot < need.length; slot += 1) {
    columns.add(prices.under, 0, Infinity, [[slot, 1]])
    columns.add(prices.over, 0, Infinity, [[slot, -1]])
  }
  const { status, objective } = engine.solve(columns.model(need, need), { relativeGap: 0 })
  assert.equal(status, 'optimal')
  return objective
}

const row = fc.record({
  need: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 18, maxLength: 30 }),
  minimumSlots: fc.integer({ min: 2, max: 6 }),
  longer: fc.integer({ min: 0, max: 4 }),
  startEverySlots: fc.integer({ min: 1, max: 3 }),
  cyclic: fc.boolean(),
  covers: fc.boolean(),
})

test('an engine without counts finds nothing cheaper', () =>
  fc.assert(
    fc.property(row, ({ need, longer, covers, ...lengths }) => {
      const rules = { ...lengths, maximumSlots: lengths.minimumSlots + longer }
      const prices = covers
        ? { ...coverFirst(need, rules), over: 40, under: 600 }
        : { under: 10, over: 1, shift: 3 }
      const { cost, unreachable } = tileExactly(need, rules, prices)
      const lost = unreachable.reduce((sum, slot) => sum + prices.under * need[slot]!, 0)
      const byEngine = leastCostByEngine(need, rules, prices)
      assert.ok(
        Math.abs(cost + lost - byEngine) < 1e-4 * Math.max(1, byEngine),
        `${cost + lost}, not ${byEngine}`
      )
    }),
    { numRuns: 40 }
  ))
