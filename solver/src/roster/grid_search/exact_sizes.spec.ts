import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridCost } from '../grid_model/grid_cost.ts'
import { FORBIDDEN, noLimit, type GridProblem } from '../grid_model/grid_problem.ts'
import { generatedGrid } from '../grid_model/testing/generated_grid.ts'
import { Random } from '../../random.ts'
import { GridAnnealer, heatOf } from './anneal.ts'
import { emptyRoster } from './empty_roster.ts'
import { breachOf } from './packed.ts'

/** The least cost of all rosters that keep the rules; Infinity when none does. */
function leastCost(problem: GridProblem): number {
  const { people, days, types } = problem
  const roster = new Uint8Array(people * days)
  let least = Infinity
  for (;;) {
    const { cost, hard } = gridCost(problem, roster)
    if (hard === 0 && cost < least) least = cost
    let cell = 0
    while (cell < roster.length && roster[cell] === types) roster[cell++] = 0
    if (cell === roster.length) return least
    roster[cell]! += 1
  }
}

function annealedCost(problem: GridProblem): number {
  const annealer = new GridAnnealer(problem, 1, emptyRoster(problem))
  for (let round = 0; round < 5; round += 1) {
    annealer.cycle({ moves: 20_000, ...heatOf(problem), stop: () => false })
  }
  const { packed } = annealer.best
  return breachOf(packed) > 0 ? Infinity : packed
}

test('where all rosters can be counted, annealing finds the best one but for odd cases, and never a better one', () => {
  const random = new Random(21)
  let solvable = 0
  let missed = 0
  for (let round = 0; round < 40; round += 1) {
    const problem = generatedGrid(random, { people: 2, days: 4, kinds: 1 + random.below(2), types: 2 })
    const least = leastCost(problem)
    if (least < Infinity) solvable += 1
    const annealed = annealedCost(problem)
    assert.ok(annealed >= least, `round ${round}: ${annealed} below ${least}`)
    if (annealed > least) missed += 1
  }
  assert.ok(solvable >= 8, `only ${solvable} can be solved`)
  assert.ok(missed <= 3, `${missed} missed`)
})

/** The problem without its last person. */
function withoutLast(problem: GridProblem): GridProblem {
  const people = problem.people - 1
  return {
    ...problem,
    people,
    cellCost: problem.cellCost.slice(0, people * problem.days * (problem.types + 1)),
  }
}

test('one person more, who may stay at home for nothing, never makes the best roster dearer', () => {
  const random = new Random(4)
  for (let round = 0; round < 12; round += 1) {
    const drawn = generatedGrid(random, { people: 3, days: 3, kinds: 2, types: 2 })
    const free = { minutes: noLimit, assignments: noLimit, offRun: noLimit, weekends: noLimit }
    const problem = {
      ...drawn,
      rules: drawn.rules.map((rules) => ({ ...rules, ...free, kindRun: null })),
      history: drawn.history.map((history) => ({
        ...history,
        known: false,
        lastKind: 0,
        kindRun: 0,
        workRun: 0,
      })),
      cellCost: drawn.cellCost.map((cost, at) => (at % 3 === 0 ? 0 : cost === FORBIDDEN ? 5 : cost)),
    }
    assert.ok(leastCost(problem) <= leastCost(withoutLast(problem)))
  }
})
