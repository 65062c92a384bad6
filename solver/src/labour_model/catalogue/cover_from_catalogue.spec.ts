import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checked } from '../../lp/checked_engine.ts'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { costOf, type CatalogueRow } from './cover_cost.ts'
import { coverFromCatalogue } from './cover_from_catalogue.ts'
import { placementsOf, type Placement } from './placements.ts'

const engine = checked(await HighsEngine.load())
const cover = (row: CatalogueRow) => coverFromCatalogue(row, engine, 10_000)
const early = { id: 'early', startSlot: 6, lengthSlots: 8, price: 8 }
const late = { id: 'late', startSlot: 14, lengthSlots: 8, price: 8 }
const night = { id: 'night', startSlot: 22, lengthSlots: 8, price: 9 }

test('types lie on their days only, and none passes the end of a straight row', () => {
  const row = { slots: 72, slotsPerDay: 24, cyclic: false }
  assert.deepEqual(
    placementsOf([{ ...early, days: [0, 2] }, night], row).map(({ type, from, until }) => [
      type,
      from,
      until,
    ]),
    [
      ['early', 6, 14],
      ['early', 54, 62],
      ['night', 22, 30],
      ['night', 46, 54],
    ]
  )
  assert.equal(placementsOf([night], { ...row, cyclic: true }).length, 3)
})
test('three shifts a day cover a week around the clock, Sunday night included', () => {
  const placements = placementsOf([early, late, night], { slots: 168, slotsPerDay: 24, cyclic: true })
  const need = new Array<number>(168).fill(2)
  const { counts, cost, bound } = cover({ need, placements, prices: { under: 1000, over: 0 }, cyclic: true })
  assert.ok(counts.every((count) => count === 2))
  assert.equal(cost, 7 * 2 * 25)
  assert.equal(bound, cost)
})
test('a short peak is left open where the shift for it costs more', () => {
  const placements = placementsOf([early], { slots: 24, slotsPerDay: 24, cyclic: false })
  const need = new Array<number>(24).fill(0).map((_, hour) => (hour === 9 ? 1 : 0))
  assert.deepEqual(
    [...cover({ need, placements, prices: { under: 10, over: 1 }, cyclic: false }).counts],
    [0]
  )
  assert.deepEqual(
    [...cover({ need, placements, prices: { under: 16, over: 1 }, cyclic: false }).counts],
    [1]
  )
})

const slots = 6
const anyRow = fc.record({
  cyclic: fc.boolean(),
  need: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: slots, maxLength: slots }),
  prices: fc.record({ under: fc.integer({ min: 0, max: 9 }), over: fc.integer({ min: 0, max: 3 }) }),
  placements: fc.array(
    fc.record({
      type: fc.constant('any'),
      from: fc.integer({ min: 0, max: slots - 1 }),
      length: fc.integer({ min: 1, max: slots }),
      price: fc.integer({ min: 0, max: 6 }),
    }),
    { minLength: 1, maxLength: 6 }
  ),
})
test('no choice is cheaper (all choices tried), straight or around', () =>
  fc.assert(
    fc.property(anyRow, ({ placements, ...row }) => {
      const fitting: Placement[] = placements
        .map(({ length, ...placement }) => ({ ...placement, until: placement.from + length }))
        .filter(({ until }) => row.cyclic || until <= slots)
      const found = cover({ ...row, placements: fitting })
      assert.equal(found.cost, cheapestOfAll({ ...row, placements: fitting }))
      assert.equal(found.bound, found.cost)
    }),
    { numRuns: 300 }
  ))

function cheapestOfAll(row: CatalogueRow): number {
  const counts = new Int32Array(row.placements.length)
  const tryFrom = (place: number): number => {
    if (place === counts.length) return costOf(row, counts)
    let best = Infinity
    for (counts[place] = 0; counts[place]! <= 2; counts[place]! += 1)
      best = Math.min(best, tryFrom(place + 1))
    return best
  }
  return tryFrom(0)
}
