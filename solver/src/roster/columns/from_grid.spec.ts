import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCurtois } from '../formats/curtois.ts'
import { cornerShop } from '../formats/fixtures/corner_shop.ts'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { readInrc2 } from '../formats/inrc2.ts'
import { gridCost, rowCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { SearchContext, SearchMethod } from '../grid_search/search_context.ts'
import { Random } from '../../random.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { ColumnPool } from './column_pool.ts'
import { improveByParts, solveByColumns } from './columns_method.ts'
import { columnsModelOf } from './columns_model.ts'
import { costOfPart, wholePart } from './part.ts'

const problems = { shop: readCurtois(cornerShop, 'corner shop'), ward: readInrc2(smallWard) }

for (const [name, grid] of Object.entries(problems)) {
  test(`${name}: rows priced at random keep the rules of the core model and cost the same there`, () => {
    const { problem, pricers } = columnsModelOf(grid)!
    const random = new Random(3)
    const row = new Uint8Array(problem.days)
    for (let round = 0; round < 60; round++) {
      const prices = Float64Array.from(problem.required, () => 30 * random.next() - 5)
      for (const [person, pricer] of pricers.entries()) {
        assert.ok(pricer.price(prices, null, row) < Infinity)
        const { cost, hard } = rowCost(grid, person, row)
        assert.deepEqual({ cost: pricer.ownCost(row), hard: 0 }, { cost, hard })
      }
    }
  })

  test(`${name}: a roster costs the same in both models, but for heads that must be there`, () => {
    const { problem, pricers } = columnsModelOf(grid)!
    const pool = new ColumnPool(problem.people.length)
    const row = new Uint8Array(problem.days)
    const prices = new Float64Array(problem.required.length)
    const columns = pricers.map((pricer, person) => {
      pricer.price(prices, null, row)
      return pool.add(person, row, pricer.ownCost(row))
    })
    const roster = Uint8Array.from(columns.flatMap((column) => [...column.row]))
    const { cost, hard } = gridCost(grid, roster)
    assert.equal(costOfPart(problem, wholePart(problem), columns), cost + hard * problem.shortWeight)
  })

  for (const method of [solveByColumns, improveByParts]) {
    test(`${name}: ${method === solveByColumns ? 'the whole' : 'parts'}: every roster handed in keeps the rules and costs what it says`, async () => {
      const { offers, bound } = await watch(method, grid)
      assert.ok(offers.length > 0)
      for (const { roster, cost } of offers)
        assert.deepEqual({ ...gridCost(grid, roster), parts: 0 }, { cost, hard: 0, parts: 0 })
      assert.ok(bound <= Math.min(...offers.map(({ cost }) => cost)))
    })
  }
}

type Offer = { readonly roster: Uint8Array; readonly cost: number }

/** Lets a method work until it has asked some hundred times whether to stop. */
async function watch(
  method: SearchMethod,
  problem: GridProblem
): Promise<{ offers: Offer[]; bound: number }> {
  const offers: Offer[] = []
  let bound = -Infinity
  let questions = 0
  const context: SearchContext = {
    problem,
    seed: 1,
    parameters: usualParameters,
    stop: () => ++questions > 400,
    leftMs: () => 1_000,
    best: () => offers.toSorted((one, other) => one.cost - other.cost)[0] ?? null,
    offer: (roster, cost) => offers.push({ roster: roster.slice(), cost }),
    proved: (least) => (bound = Math.max(bound, least)),
  }
  await method(context)
  return { offers, bound }
}
