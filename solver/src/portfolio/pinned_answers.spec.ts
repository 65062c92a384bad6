import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { readCurtois } from '../roster/formats/curtois.ts'
import { cornerShop } from '../roster/formats/fixtures/corner_shop.ts'
import { smallWard } from '../roster/formats/fixtures/small_ward.ts'
import { generatedCurtois } from '../roster/formats/testing/generated_curtois.ts'
import { readInrc2 } from '../roster/formats/inrc2.ts'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { solveRoster } from '../roster/engine.ts'
import { generatedProblem } from '../roster/testing/generated_problem.ts'
import { runPortfolio } from './run_portfolio.ts'

/**
 * What the search answers today, by problem, seed and steps: a change of these lines is a change of the search, and
 * has to be meant. Each kind of search has a line: soft rules, hard rules, windows of a long horizon, single shifts.
 */
const pinned: Readonly<Record<string, string>> = {
  shop: '0/0/0/9907ad25960478e3',
  ward: '500/0/500/565895b2375171b9',
  'four weeks': '837/0/823/61877f7a0eac6845',
  'sixteen weeks': '4994/0/3936/4e3d04ce75b32f28',
  'single shifts 1': '191718.565/66187.915/c542ee035f922886',
  'single shifts 2': '75583.555/45488.355/7896119d61e1ca70',
}

const digest = (values: ArrayLike<number | string | null>): string =>
  createHash('sha256')
    .update(JSON.stringify(Array.from(values)))
    .digest('hex')
    .slice(0, 16)

const curtois = (days: number, people: number, types: number): GridProblem =>
  readCurtois(generatedCurtois({ days, people, types, seed: 5 }), 'generated')

const grids: readonly (readonly [string, () => GridProblem, number])[] = [
  ['shop', () => readCurtois(cornerShop), 900],
  ['ward', () => readInrc2(smallWard), 1500],
  ['four weeks', () => curtois(28, 12, 4), 12_000],
  ['sixteen weeks', () => curtois(112, 8, 3), 9000],
]

for (const [name, problem, steps] of grids) {
  test(`${name}: the same roster as ever after ${steps} steps`, async () => {
    const found = await runPortfolio(problem(), { seed: 1, threads: 1, clock: 'steps', budgetMs: steps })
    assert.equal(`${found.cost}/${found.hard}/${found.lowerBound}/${digest(found.roster)}`, pinned[name])
  })
}

for (const seed of [1, 2]) {
  const name = `single shifts ${seed}`
  test(`${name}: the same plan as ever after 60,000 moves`, () => {
    const problem = {
      ...generatedProblem({ people: 8, days: 14, seed }),
      seed,
      iterationLimit: 60_000,
      budgetMs: 1e9,
    }
    const { score, lowerBound, assignments } = solveRoster(problem, { now: () => 0 })
    const people = assignments.map(({ personId }) => personId)
    assert.equal(`${score.toFixed(3)}/${lowerBound?.toFixed(3) ?? 'none'}/${digest(people)}`, pinned[name])
  })
}
