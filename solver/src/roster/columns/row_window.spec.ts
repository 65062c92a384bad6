import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cappedPricers } from './columns_model.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { costOfPart, headsOf } from './part.ts'
import { costOfRows, keepsRules } from './row_rules.ts'
import { rowWindow, withOpenDays } from './row_window.ts'
import { looseColumnProblems } from './testing/column_problems.ts'

const PEOPLE = 2

/** A row per person at random prices; `null` if a person has none. */
function columnsOf(problem: ColumnProblem, prices: Float64Array): Column[] | null {
  const columns: Column[] = []
  for (const [person, pricer] of cappedPricers(problem).entries()) {
    const row = new Uint8Array(problem.days)
    if (pricer.price(prices, null, row) === Infinity) return null
    columns.push({ person, row, cost: pricer.ownCost(row) })
  }
  return columns
}

const cases = looseColumnProblems(PEOPLE).chain((problem) =>
  fc.record({
    problem: fc.constant(problem),
    prices: fc.array(fc.integer({ min: -9, max: 9 }), {
      minLength: problem.required.length,
      maxLength: problem.required.length,
    }),
    cuts: fc.uniqueArray(fc.nat(problem.days), { minLength: 4, maxLength: 4 }),
    pieces: fc.integer({ min: 1, max: 2 }),
    types: fc.array(fc.nat(problem.width - 1), { minLength: problem.days, maxLength: problem.days }),
  })
)

test('a window allows what the whole allows, and costs as much less', () => {
  let legal = 0
  let broken = 0
  let gaps = 0
  fc.assert(
    fc.property(cases, ({ problem, prices, cuts, pieces, types }) => {
      const columns = columnsOf(problem, Float64Array.from(prices))
      fc.pre(columns !== null)
      const [a, b, c, d] = cuts.sort((one, other) => one - other) as [number, number, number, number]
      const days =
        pieces === 1
          ? [{ from: a, until: b }]
          : [
              { from: a, until: b },
              { from: c, until: d },
            ]
      const heads = headsOf(problem, columns!)
      const people = problem.people.map((_, person) => person)
      const window = rowWindow(problem, columns!, heads, { people, days })
      if (window.openDay.length > problem.days || days.length > 1) gaps++
      const present = window.rows.map((row, person) => ({ person, row, cost: 0 }))
      const open = (row: Uint8Array): Uint8Array =>
        row.map((type, place) => (window.openDay[place]! >= 0 ? types[window.openDay[place]!]! : type))
      for (const person of people) {
        const small = open(window.rows[person]!)
        const whole = withOpenDays(columns![person]!.row, window, small)
        const allowed = keepsRules(problem, problem.people[person]!, whole)
        assert.equal(keepsRules(window.problem, window.problem.people[person]!, small), allowed)
        if (allowed) legal++
        else broken++
      }
      const priced = (problem_: ColumnProblem, row: Uint8Array, person: number): Column => {
        const costs = problem_.people[person]!.cost
        return {
          person,
          row,
          cost: row.reduce((sum, type, day) => sum + costs[day * problem_.width + type]!, 0),
        }
      }
      const cost = (rows: readonly Uint8Array[]): number =>
        costOfPart(
          window.problem,
          window.part,
          rows.map((row, person) => priced(window.problem, row, person))
        )
      const changed = present.map(({ row }) => open(row))
      const wholes = changed.map((row, person) => withOpenDays(columns![person]!.row, window, row))
      const saved = cost(window.rows) - cost(changed)
      const before = costOfRows(
        problem,
        columns!.map(({ row }) => row)
      )
      assert.equal(costOfRows(problem, wholes), before - saved)
    }),
    { numRuns: 1500 }
  )
  assert.ok(legal > 50 && broken > 50 && gaps > 50, `${legal} legal, ${broken} broken, ${gaps} in pieces`)
})
