import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ColumnProblem, PersonRow } from './column_problem.ts'
import { RowProgram } from './row_program.ts'
import { costOfRow, keepsRules } from './row_rules.ts'
import { RowScratch } from './row_scratch.ts'
import { everyRow, tinyColumnProblems } from './testing/column_problems.ts'

function costsOf(problem: ColumnProblem, person: PersonRow, prices: readonly number[]): Float64Array {
  return Float64Array.from(person.cost, (cost, cell) =>
    person.allowed[cell] === 1
      ? cost - (cell % problem.width === 0 ? 0 : prices[cell % prices.length]!)
      : Infinity
  )
}

/** Caps per type are not the programme's business, but for the counted type. */
function withoutCaps(person: PersonRow, counted: number): PersonRow {
  const caps = person.caps.map((cap, type) => (type === counted ? cap : 99))
  return { ...person, caps }
}

/** Whole numbers and halves too: with them many rows cost the same, and a wrong one may be found again. */
const prices = fc.oneof(
  fc.array(fc.double({ min: -4, max: 9, noNaN: true }), { minLength: 23, maxLength: 23 }),
  fc.array(fc.integer({ min: -4, max: 9 }), { minLength: 23, maxLength: 23 })
)

test('the programme finds the cheapest of all rows that keep the rules, or that there is none', () => {
  fc.assert(
    fc.property(tinyColumnProblems(1), prices, fc.nat(2), (problem, price, type) => {
      const counted = Math.min(type, problem.width - 1)
      const person = withoutCaps(problem.people[0]!, counted)
      const costs = costsOf(problem, person, price)
      const row = new Uint8Array(problem.days)
      const found = new RowProgram(problem, person, new RowScratch(), counted).solve(costs, row)
      const least = everyRow(problem, person).reduce(
        (best, each) => Math.min(best, costOfRow(problem, costs, each)),
        Infinity
      )
      if (least === Infinity) return assert.equal(found, Infinity)
      assert.ok(Math.abs(found - least) < 1e-9, `${found} instead of ${least}`)
      assert.ok(keepsRules(problem, person, row), 'the row keeps the rules')
      assert.ok(
        Math.abs(costOfRow(problem, costs, row) - found) < 1e-9,
        'the row costs what the programme says'
      )
    }),
    { numRuns: 1500 }
  )
})
