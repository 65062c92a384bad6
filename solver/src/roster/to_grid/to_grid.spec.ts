/** Benchmarks as problems of the product, turned into the core model: the same as the files read directly. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  curtoisInstances,
  inrc2Texts,
  sharedRoster,
  withoutSharedData,
} from '../../benchmark/shared_rosters.ts'
import { readCurtois } from '../formats/curtois.ts'
import { curtoisProblem } from '../formats/curtois_problem.ts'
import { cornerShop } from '../formats/fixtures/corner_shop.ts'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { readInrc2 } from '../formats/inrc2.ts'
import { inrc2Problem } from '../formats/inrc2_problem.ts'
import { gridCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import { randomRoster } from '../grid_model/testing/random_roster.ts'
import { Random } from '../../random.ts'
import { toGrid } from './to_grid.ts'

const skip = withoutSharedData

/** Costs, hard breaches and forbidden cells of random rosters, and all that is not a matter of names. */
function assertSame(grid: GridProblem, direct: GridProblem, rounds: number): void {
  const random = new Random(11)
  for (let round = 0; round < rounds; round += 1) {
    const roster = randomRoster(direct, random)
    assert.deepEqual(gridCost(grid, roster), gridCost(direct, roster))
  }
  assert.deepEqual(comparable(grid), comparable(direct))
}

/** Without names, and without what is never read: heads of days off. */
function comparable({ name: _, labels: __, ...grid }: GridProblem) {
  const row = (values: Int32Array): number[] => [...values].filter((__, cell) => cell % (grid.types + 1) > 0)
  const { wanted, under, over, minimum } = grid.demand
  return { ...grid, demand: [wanted, under, over, minimum].map(row) }
}

const assertCurtois = (text: string, rounds: number): void =>
  assertSame(toGrid(curtoisProblem(text)).grid, readCurtois(text), rounds)
const assertInrc2 = (texts: readonly string[], rounds: number): void =>
  assertSame(toGrid(inrc2Problem(texts)).grid, readInrc2(texts), rounds)

test('a shop of the shift scheduling benchmark costs the same by way of the product', () =>
  assertCurtois(cornerShop, 500))
test('a ward of the competition costs the same by way of the product', () => assertInrc2(smallWard, 500))
test('so do all public shift scheduling instances', { skip }, () => {
  const files = curtoisInstances()
  assert.ok(files.length > 10)
  for (const file of files) assertCurtois(sharedRoster(`curtois/${file}`), 1)
})
test('so do public nurse rostering instances', { skip }, () => {
  for (const name of ['n005w4_0_1-2-3-3', 'n030w4_1_6-2-9-1']) assertInrc2(inrc2Texts(name), 3)
})
