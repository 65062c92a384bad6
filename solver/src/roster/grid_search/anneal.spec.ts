import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCurtois, writeCurtois } from '../formats/curtois.ts'
import { judgeCurtois } from '../formats/curtois_truth.ts'
import { cornerShop } from '../formats/fixtures/corner_shop.ts'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { readInrc2, writeInrc2 } from '../formats/inrc2.ts'
import { judgeInrc2 } from '../formats/inrc2_truth.ts'
import { cellIndex, FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'
import { GridAnnealer, heatOf, type BestRoster } from './anneal.ts'
import { settleRows } from './settle_rows.ts'
import { emptyRoster } from './empty_roster.ts'

function annealed(problem: GridProblem, seed: number, moves = 200_000): BestRoster {
  const annealer = new GridAnnealer(problem, seed, emptyRoster(problem))
  annealer.cycle({ moves, ...heatOf(problem), stop: () => false })
  return annealer.best
}

test('a shop is staffed within all rules, at the cost the judge finds', () => {
  const problem = readCurtois(cornerShop)
  const { roster, packed: cost } = annealed(problem, 1)
  assert.deepEqual(judgeCurtois(cornerShop, writeCurtois(problem, roster)), { cost, violations: [] })
})

test('a ward is staffed within all rules, at the cost the judge finds', () => {
  const problem = readInrc2(smallWard)
  const { roster, packed: cost } = annealed(problem, 1)
  assert.deepEqual(judgeInrc2(smallWard, writeInrc2(problem, roster)), { cost, violations: [] })
})

test('the same seed and length give the same roster, another seed another search', () => {
  const problem = readInrc2(smallWard)
  assert.deepEqual(annealed(problem, 3, 20_000), annealed(problem, 3, 20_000))
  const costs = new Set([1, 2, 3, 4, 5].map((seed) => annealed(problem, seed, 3000).roster.join()))
  assert.ok(costs.size > 1)
})

test('a day that is fixed stays what it is', () => {
  const problem = readCurtois(cornerShop)
  for (const type of [0, 2]) problem.cellCost[cellIndex(problem, 1, 0, type)] = FORBIDDEN
  assert.equal(annealed(problem, 1).roster[problem.days], 1)
})

test('stopping early keeps the best so far', () => {
  const problem = readCurtois(cornerShop)
  const annealer = new GridAnnealer(problem, 1, emptyRoster(problem))
  let looks = 0
  annealer.cycle({ moves: 1e9, hot: 60, cold: 1, stop: () => (looks += 1) > 100 })
  assert.equal(annealer.moves, 100 * 1024)
  assert.deepEqual(judgeCurtois(cornerShop, writeCurtois(problem, annealer.best.roster)).violations, [])
})

test('strictly annealed, a roster that keeps all rules always does', () => {
  const problem = readCurtois(cornerShop)
  const annealer = new GridAnnealer(
    problem,
    1,
    settleRows(problem, emptyRoster(problem), 1, () => false)
  )
  let looks = 0
  const stop = (): boolean => {
    assert.equal(annealer.state.breach(), 0)
    return (looks += 1) > 20
  }
  // Heads that are missing are no rule here; rows are.
  annealer.cycle({ moves: 1e6, hot: 60, cold: 1, stop, strict: true })
  assert.ok(looks > 20)
})
