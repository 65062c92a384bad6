import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cheapestAssignment } from './cheapest_assignment.ts'

/** Up to five rows over up to four columns that may be impossible, and a possible one for each row behind them. */
const anyCosts = fc
  .record({ rows: fc.integer({ min: 0, max: 5 }), shared: fc.integer({ min: 0, max: 4 }) })
  .chain(({ rows, shared }) =>
    fc
      .array(
        fc.array(
          fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -30, max: 30 }) }, fc.constant(Infinity)),
          { minLength: shared, maxLength: shared }
        ),
        { minLength: rows, maxLength: rows }
      )
      .map((costs) =>
        costs.map((own, row) => [...own, ...costs.map((_, other) => (other === row ? 0 : Infinity))])
      )
  )

function leastOf(costs: readonly (readonly number[])[], row = 0, used: readonly number[] = []): number {
  if (row === costs.length) return 0
  return Math.min(
    ...costs[row]!.map((cost, column) =>
      cost === Infinity || used.includes(column)
        ? Infinity
        : cost + leastOf(costs, row + 1, [...used, column])
    )
  )
}

test('every row has a column of its own, and no other way costs less', () =>
  fc.assert(
    fc.property(anyCosts, (costs) => {
      const columns = costs[0]?.length ?? 0
      const chosen = cheapestAssignment(Float64Array.from(costs.flat()), costs.length, columns)
      assert.equal(new Set(chosen).size, costs.length)
      const cost = [...chosen].reduce((sum, column, row) => sum + costs[row]![column]!, 0)
      assert.equal(cost, leastOf(costs))
    }),
    { numRuns: 500 }
  ))
