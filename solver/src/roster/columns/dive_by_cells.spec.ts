import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { readInrc2 } from '../formats/inrc2.ts'
import { gridCost } from '../grid_model/grid_cost.ts'
import { FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'
import { Random } from '../../random.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { generateColumns, wholeAbove } from './column_generation.ts'
import { ColumnPool } from './column_pool.ts'
import { columnsModelOf } from './columns_model.ts'
import { CoverMaster } from './cover_master.ts'
import { diveByCells } from './dive_by_cells.ts'
import { usualLimits } from './neighbourhood_limits.ts'
import { wholePart } from './part.ts'
import type { PartInput, Workshop } from './workshop.ts'

const engine = await HighsEngine.load()

/** A ward with other wishes. */
function wardWithWishes(random: Random): GridProblem {
  const ward = readInrc2(smallWard)
  return {
    ...ward,
    cellCost: ward.cellCost.map((cost) =>
      cost < FORBIDDEN && random.next() < 0.2 ? 5 * random.below(8) : cost
    ),
  }
}

function dived(grid: GridProblem, cutoff: number) {
  const model = columnsModelOf(grid)!
  const { problem, pricers } = model
  const pool = new ColumnPool(grid.people)
  const workshop: Workshop = {
    engine,
    ...model,
    pool,
    parameters: usualParameters,
    stop: () => false,
    now: () => 0,
  }
  const part = wholePart(problem)
  const centre = new Float64Array(problem.required.length)
  const masks = part.people.map(() => null)
  const input: PartInput = { ...usualLimits(usualParameters.parts), part, masks, centre, start: [], cutoff }
  const master = new CoverMaster(engine, problem, part)
  const row = new Uint8Array(grid.days)
  for (const [person, pricer] of pricers.entries()) {
    pricer.price(centre, null, row)
    master.add([pool.add(person, row, pricer.ownCost(row))])
  }
  const root = generateColumns({ ...workshop, ...input, cutoff: Infinity, master, rounds: 200, probes: 2 })!
  const columns = diveByCells(workshop, input, master, root.answer, root.bound)
  master.close()
  return { columns, bound: wholeAbove(root.bound, model.costStep) }
}

function rosterOf(
  grid: GridProblem,
  rows: readonly { readonly person: number; readonly row: Uint8Array }[]
): Uint8Array {
  const roster = new Uint8Array(grid.people * grid.days)
  for (const { person, row } of rows) roster.set(row, person * grid.days)
  return roster
}

test('a dive by cells ends in a roster of everybody, not below the bound and seldom far above it', () => {
  const random = new Random(6)
  let near = 0
  for (let round = 0; round < 12; round++) {
    const grid = wardWithWishes(random)
    const { columns, bound } = dived(grid, Infinity)
    assert.ok(columns)
    assert.deepEqual(
      columns.map(({ person }) => person).sort(),
      Array.from({ length: grid.people }, (_, person) => person)
    )
    const { cost } = gridCost(grid, rosterOf(grid, columns))
    assert.ok(cost >= bound, `${cost} below ${bound}`)
    if (cost <= bound * 1.1) near += 1
  }
  assert.ok(near >= 9, `only ${near} near the bound`)
})

test('nothing comes out of a dive that cannot end below the cutoff', () => {
  const grid = wardWithWishes(new Random(8))
  const { bound } = dived(grid, Infinity)
  assert.equal(dived(grid, bound).columns, null)
})
