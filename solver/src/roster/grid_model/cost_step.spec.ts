import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { readInrc2 } from '../formats/inrc2.ts'
import { Random } from '../../random.ts'
import { costStepOf } from './cost_step.ts'
import { gridCost } from './grid_cost.ts'
import { HARD, noLimit, type GridProblem } from './grid_problem.ts'
import { generatedGrid } from './testing/generated_grid.ts'
import { randomRoster } from './testing/random_roster.ts'

test('the weights of the nurse rostering competition are multiples of five', () => {
  assert.equal(costStepOf(readInrc2(smallWard)), 5)
})

test('every kind of cost counts', () => {
  const free = withoutCosts(readInrc2(smallWard))
  const [rules] = free.rules
  assert.equal(costStepOf(free), 1)
  const costs: Partial<GridProblem>[] = [
    { cellCost: free.cellCost.map((_, cell) => (cell === 1 ? 6 : 0)) },
    { demand: { ...free.demand, under: free.demand.under.map(() => 6) } },
    { demand: { ...free.demand, over: free.demand.over.map(() => 6) } },
    { rules: [rules!, { ...rules!, minutes: six }] },
    { rules: [rules!, { ...rules!, assignments: six }] },
    { rules: [rules!, { ...rules!, workRun: six }] },
    { rules: [rules!, { ...rules!, offRun: six }] },
    { rules: [rules!, { ...rules!, weekends: six }] },
    { rules: [rules!, { ...rules!, kindRun: [noLimit, six] }] },
    { rules: [rules!, { ...rules!, incompleteWeekend: 6 }] },
    { rules: [rules!, { ...rules!, typeMaxWeight: 6 }] },
  ]
  for (const cost of costs) assert.equal(costStepOf({ ...free, ...cost }), 6)
})

const six = { min: 1, max: 2, under: 6, over: 12 }

/** The same problem where nothing costs anything. */
function withoutCosts(problem: GridProblem): GridProblem {
  const { demand, rules, cellCost } = problem
  return {
    ...problem,
    cellCost: cellCost.map(() => 0),
    demand: { ...demand, under: demand.under.map(() => 0), over: demand.over.map(() => 0) },
    rules: rules.map((rule) => ({
      ...rule,
      minutes: noLimit,
      assignments: noLimit,
      workRun: noLimit,
      offRun: noLimit,
      weekends: noLimit,
      kindRun: null,
      incompleteWeekend: 0,
      typeMaxWeight: HARD,
    })),
  }
}

test('every roster costs a multiple of the step', () => {
  const random = new Random(4)
  for (let round = 0; round < 30; round += 1) {
    const grid = generatedGrid(random)
    const tripled = {
      ...grid,
      cellCost: grid.cellCost.map((cost) => (cost < 1000 ? cost * 3 : cost)),
      demand: {
        ...grid.demand,
        under: grid.demand.under.map((cost) => cost * 3),
        over: grid.demand.over.map((cost) => cost * 3),
      },
    }
    for (const problem of [grid, tripled, readInrc2(smallWard)]) {
      const { cost } = gridCost(problem, randomRoster(problem, random))
      assert.equal(cost % costStepOf(problem), 0)
    }
  }
})
