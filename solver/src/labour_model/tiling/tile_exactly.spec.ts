import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { allowedShifts, leastCostByTrying } from '../testing/every_tiling.ts'
import { coverFirst, coverWithShifts } from '../tiling.ts'
import { tileExactly } from './tile_exactly.ts'
import type { TilingPrices, TilingRules } from './tile.ts'

const tinyRow = fc.record({
  need: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 5 }),
  minimumSlots: fc.integer({ min: 1, max: 3 }),
  longer: fc.integer({ min: 0, max: 1 }),
  startEverySlots: fc.integer({ min: 1, max: 2 }),
  cyclic: fc.boolean(),
  closed: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 2 }),
})
type TinyRow = typeof tinyRow extends fc.Arbitrary<infer Row> ? Row : never

const rulesOf = ({ need, longer, closed, ...rules }: TinyRow): TilingRules => ({
  ...rules,
  maximumSlots: rules.minimumSlots + longer,
  open: need.map((_, slot) => (slot === closed ? 0 : 1)),
})

function assertAllowedAndPriced(
  need: readonly number[],
  rules: TilingRules,
  prices: TilingPrices,
  found: ReturnType<typeof tileExactly>
): void {
  const allowed = new Set(allowedShifts(need.length, rules).map((slots) => slots.join()))
  const present = need.map(() => 0)
  for (const { from, until } of found.tiles) {
    const slots = Array.from({ length: until - from }, (_, at) => (from + at) % need.length)
    assert.ok(allowed.has(slots.join()), `${from} to ${until} is not allowed`)
    for (const slot of slots) present[slot]! += 1
  }
  const cost = need.reduce((sum, people, slot) => {
    if (found.unreachable.includes(slot)) return sum + prices.over * present[slot]!
    const short = people - present[slot]!
    return sum + (short > 0 ? short * prices.under : -short * prices.over)
  }, found.tiles.length * prices.shift)
  assert.equal(cost, found.cost)
}

const anyPrices = fc.record({
  under: fc.integer({ min: 0, max: 12 }),
  over: fc.integer({ min: 0, max: 4 }),
  shift: fc.integer({ min: 0, max: 3 }),
})

test('no set of shifts is cheaper, whatever the prices (all sets tried)', () =>
  fc.assert(
    fc.property(tinyRow, anyPrices, (row, prices) => {
      const rules = rulesOf(row)
      const found = tileExactly(row.need, rules, prices)
      assertAllowedAndPriced(row.need, rules, prices, found)
      const lost = found.unreachable.reduce((sum, slot) => sum + prices.under * row.need[slot]!, 0)
      assert.equal(found.cost + lost, leastCostByTrying(row.need, rules, prices))
    }),
    { numRuns: 250 }
  ))
test('no cover has fewer hours, nor fewer shifts at that total (all sets tried)', () =>
  fc.assert(
    fc.property(tinyRow, (row) => {
      const rules = rulesOf(row)
      const prices = coverFirst(row.need, rules)
      const found = coverWithShifts(row.need, rules)
      assertAllowedAndPriced(row.need, rules, prices, found)
      const lost = found.unreachable.reduce((sum, slot) => sum + prices.under * row.need[slot]!, 0)
      assert.equal(found.cost + lost, leastCostByTrying(row.need, rules, prices))
    }),
    { numRuns: 250 }
  ))

const anyRow = fc.record({
  need: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 96 }),
  minimumSlots: fc.integer({ min: 1, max: 8 }),
  longer: fc.integer({ min: 0, max: 6 }),
  startEverySlots: fc.integer({ min: 1, max: 4 }),
  cyclic: fc.boolean(),
  closed: fc.constant(null),
})
test('every reachable need is covered by allowed shifts, on long rows too', () =>
  fc.assert(
    fc.property(anyRow, (row) => {
      const rules = rulesOf(row)
      const found = coverWithShifts(row.need, rules)
      assertAllowedAndPriced(row.need, rules, coverFirst(row.need, rules), found)
      const present = new Array<number>(row.need.length).fill(0)
      for (const { from, until } of found.tiles) {
        for (let slot = from; slot < until; slot += 1) present[slot % row.need.length]! += 1
      }
      for (const [slot, people] of row.need.entries()) {
        assert.ok(present[slot]! >= people || found.unreachable.includes(slot))
      }
    })
  ))
