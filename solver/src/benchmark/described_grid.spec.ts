import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../random.ts'
import { readCurtois, writeCurtois } from '../roster/formats/curtois.ts'
import { judgeCurtois } from '../roster/formats/curtois_truth.ts'
import { cornerShop } from '../roster/formats/fixtures/corner_shop.ts'
import { smallWard } from '../roster/formats/fixtures/small_ward.ts'
import { readInrc2, writeInrc2 } from '../roster/formats/inrc2.ts'
import { judgeInrc2 } from '../roster/formats/inrc2_truth.ts'
import { gridCost } from '../roster/grid_model/grid_cost.ts'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { generatedGrid } from '../roster/grid_model/testing/generated_grid.ts'
import { randomRoster } from '../roster/grid_model/testing/random_roster.ts'
import { describeGrid } from './described_grid.ts'
import { priceOf } from './testing/price_of.ts'

/** As another solver reads it. */
const written = (problem: GridProblem): ReturnType<typeof describeGrid> => {
  const text = JSON.stringify(describeGrid(problem))
  const parsed: ReturnType<typeof describeGrid> = JSON.parse(text)
  return parsed
}

function rowsOf({ people, days }: GridProblem, roster: Uint8Array): number[][] {
  return Array.from({ length: people }, (_, person) => [
    ...roster.subarray(person * days, (person + 1) * days),
  ])
}

function agrees(
  problem: GridProblem,
  rounds: number,
  truth: (roster: Uint8Array) => { cost: number; hard: number | boolean },
  random = new Random(5)
): void {
  const described = written(problem)
  for (let round = 0; round < rounds; round += 1) {
    const roster = randomRoster(problem, random)
    const { cost, hard } = priceOf(described, rowsOf(problem, roster))
    const expected = truth(roster)
    assert.deepEqual(
      { cost, hard: typeof expected.hard === 'boolean' ? hard > 0 : hard },
      { cost: expected.cost, hard: expected.hard }
    )
  }
}

test('the description of a shop costs what the judge of its text says', () => {
  const problem = readCurtois(cornerShop)
  agrees(problem, 500, (roster) => {
    const { cost, violations } = judgeCurtois(cornerShop, writeCurtois(problem, roster))
    return { cost, hard: violations.length > 0 }
  })
})

test('so does that of a ward, with its past', () => {
  const problem = readInrc2(smallWard)
  agrees(problem, 500, (roster) => {
    const { cost, violations } = judgeInrc2(smallWard, writeInrc2(problem, roster))
    return { cost, hard: violations.length > 0 }
  })
})

test('any rule, hard or soft, costs in the description what it costs in the core model', () => {
  const random = new Random(11)
  for (let problems = 0; problems < 150; problems += 1) {
    const problem = generatedGrid(random)
    agrees(problem, 4, (roster) => gridCost(problem, roster), random)
  }
})
