import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readCurtois } from '../formats/curtois.ts'
import { generatedCurtois } from '../formats/testing/generated_curtois.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { AnsweringPrices } from './answering_prices.ts'
import { ColumnPool } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import { cappedPricers, columnsModelOf } from './columns_model.ts'
import { LagrangianBound, type LagrangianInput } from './lagrangian.ts'
import { wholePart } from './part.ts'
import { costOfRows } from './row_rules.ts'
import { everyRow, tinyColumnProblems } from './testing/column_problems.ts'

function inputOf(problem: ColumnProblem, stop = () => false): LagrangianInput {
  return {
    problem,
    pricers: cappedPricers(problem, usualParameters.rowPricing),
    pool: new ColumnPool(problem.people.length),
    parameters: usualParameters,
    part: wholePart(problem),
    prices: new Float64Array(problem.required.length),
    stop,
  }
}

function afterRounds(input: LagrangianInput, rounds: number): number {
  const bound = new AnsweringPrices(input)
  for (let round = 0; round < rounds; round += 1) bound.round(round / rounds)
  return bound.best
}

test('prices that answer after every person prove no more than the best of all rosters', () => {
  let [proved, least] = [0, 0]
  fc.assert(
    fc.property(tinyColumnProblems(2), (problem) => {
      const rows = problem.people.map((person) => everyRow(problem, person))
      fc.pre(rows.every(({ length }) => length > 0 && length < 140))
      let best = Infinity
      for (const one of rows[0]!)
        for (const other of rows[1]!) best = Math.min(best, costOfRows(problem, [one, other]))
      const bound = afterRounds(inputOf(problem), 40)
      assert.ok(bound <= best + 1e-6, `bound ${bound}, best ${best}`)
      proved += bound
      least += best
    }),
    { numRuns: 60, seed: 3 }
  )
  assert.ok(proved > 0.8 * least, `${proved} proved of ${least}`)
})

const long = columnsModelOf(
  readCurtois(generatedCurtois({ days: 112, people: 12, types: 3, seed: 2 }), 'long'),
  usualParameters.rowPricing
)!
const longInput = (stop?: () => boolean): LagrangianInput => ({
  ...inputOf(long.problem, stop),
  pricers: long.pricers,
})

test('from prices that are right for half of the days they prove far more than steps after everyone', () => {
  const start = longInput()
  new LagrangianBound(start).raise(60, 6000)
  const half = start.prices.map((price, cell) => (cell < start.prices.length / 2 ? price : 0))
  const volume = new LagrangianBound({ ...longInput(), prices: half.slice() }).raise(40, 6000)
  const answering = afterRounds({ ...longInput(), prices: half.slice() }, 30)
  assert.ok(answering > 1.5 * volume, `${answering}, ${volume}`)
})

test('a round that is stopped leaves what was proved before', () => {
  let asked = 0
  const bound = new AnsweringPrices(longInput(() => (asked += 1) > 18))
  const first = bound.round(0)
  assert.ok(first > -Infinity)
  assert.equal(bound.round(0.5), first)
  assert.equal(asked, 19)
})
