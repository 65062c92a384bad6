import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishedCurves } from '../../../benchmarks/published/curves.ts'
import { ownCurve } from '../testing/curves.ts'
import { coverWithShifts } from '../tiling.ts'
import type { Curve } from './curve_file.ts'

/** Hours and shifts, proven by the tangents of `cheapestLap` or by one flow. */
const optimal: Record<string, readonly [slots: number, shifts: number]> = {
  ondemand_data: [95, 16],
  big_on_demand: [837, 142],
  doesnt_freak_out_with_interior_zero: [20, 6],
  succeeds_with_zero_demand: [0, 0],
  on_demand_old: [433, 77],
  london_on_demand_two: [1410, 200],
  online_store_prod_failure: [640, 80],
}

const totalsOf = ({ need, week, ...lengths }: Curve): readonly [number, number] => {
  const { workedSlots, tiles } = coverWithShifts(need, { ...lengths, startEverySlots: 1, cyclic: week })
  return [workedSlots, tiles.length]
}

const curves = publishedCurves()
test(
  'the published curves are covered with the fewest hours, then the fewest shifts',
  { skip: curves === null && 'the published curves are not beside the project' },
  () => {
    assert.equal(curves!.length, Object.keys(optimal).length)
    for (const curve of curves!)
      assert.deepEqual([curve.name, totalsOf(curve)], [curve.name, optimal[curve.name]])
  }
)
test('in a week that repeats the last evening may end in the first morning', () => {
  const [cyclic, shifts] = totalsOf(ownCurve)
  assert.deepEqual([cyclic, shifts], [459, 89])
  assert.ok(totalsOf({ ...ownCurve, week: false })[0] > cyclic)
  const over = cyclic - ownCurve.need.reduce((sum, people) => sum + people, 0)
  assert.equal(over, 7, 'one hour a night, between closing and the first morning shift')
})
