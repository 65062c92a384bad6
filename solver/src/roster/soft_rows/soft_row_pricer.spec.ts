import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { readInrc2 } from '../formats/inrc2.ts'
import { rowCost } from '../grid_model/grid_cost.ts'
import { noLimit, type GridProblem } from '../grid_model/grid_problem.ts'
import { generatedGrid } from '../grid_model/testing/generated_grid.ts'
import { Random } from '../../random.ts'
import { carriesSoftly, SoftRowPricer } from './soft_row_pricer.ts'
import { SoftScratch } from './soft_scratch.ts'

/** A generated problem of a week with what the pricer does not carry taken away. */
function week(random: Random): GridProblem {
  const grid = generatedGrid(random)
  const days = 6 + random.below(2)
  const width = grid.types + 1
  return {
    ...grid,
    days,
    cellCost: Int32Array.from(
      { length: grid.people * days * width },
      (_, at) => grid.cellCost[Math.floor(at / (days * width)) * grid.days * width + (at % (days * width))]!
    ),
    weekendOf: grid.weekendOf.slice(0, days),
    rules: grid.rules.map((rules) => ({
      ...rules,
      minutes: noLimit,
      typeMax: rules.typeMax.map(() => noLimit.max),
    })),
    history: grid.history.map((history) =>
      history.known ? history : { ...history, known: true, offRun: 1 + random.below(4) }
    ),
  }
}

function pricesOf({ days, types }: GridProblem, random: Random): Float64Array {
  return Float64Array.from({ length: days * (types + 1) }, (_, cell) =>
    cell % (types + 1) === 0 ? 0 : random.below(60) - 10
  )
}

/** Cost of a row less what it earns; Infinity when it breaks a hard rule or stands on a masked cell. */
function reduced(
  grid: GridProblem,
  person: number,
  row: Uint8Array,
  prices: Float64Array,
  mask: Uint8Array | null
): number {
  const { cost, hard } = rowCost(grid, person, row)
  let value = hard > 0 ? Infinity : cost
  row.forEach((type, day) => {
    const cell = day * (grid.types + 1) + type
    if (mask && mask[cell] !== 1) value = Infinity
    if (type > 0) value -= prices[cell]!
  })
  return value
}

function cheapestOfAll(
  grid: GridProblem,
  person: number,
  prices: Float64Array,
  mask: Uint8Array | null
): number {
  const width = grid.types + 1
  const row = new Uint8Array(grid.days)
  let best = Infinity
  for (let number = 0; number < width ** grid.days; number += 1) {
    let rest = number
    for (let day = 0; day < grid.days; day += 1) {
      row[day] = rest % width
      rest = Math.floor(rest / width)
    }
    best = Math.min(best, reduced(grid, person, row, prices, mask))
  }
  return best
}

test('the cheapest of all rows is found, under any soft or hard limits', () => {
  const random = new Random(2)
  let solvable = 0
  for (let round = 0; round < 60; round += 1) {
    const grid = week(random)
    if (grid.types > 3) continue
    assert.ok(carriesSoftly(grid))
    const pricer = new SoftRowPricer(grid, 0, new SoftScratch(grid))
    const prices = pricesOf(grid, random)
    const mask = random.next() < 0.5 ? null : Uint8Array.from(prices, () => (random.next() < 0.9 ? 1 : 0))
    const row = new Uint8Array(grid.days)
    const found = pricer.price(prices, mask, row)
    assert.equal(found, cheapestOfAll(grid, 0, prices, mask))
    if (found === Infinity) continue
    solvable += 1
    assert.equal(reduced(grid, 0, row, prices, mask), found)
    assert.equal(pricer.ownCost(row), rowCost(grid, 0, row).cost)
  }
  assert.ok(solvable > 10, `only ${solvable} had a row at all`)
})

test('a nurse of a ward: nothing drawn by chance is cheaper', () => {
  const grid = readInrc2(smallWard)
  const random = new Random(9)
  for (let person = 0; person < grid.people; person += 1) {
    const pricer = new SoftRowPricer(grid, person, new SoftScratch(grid))
    const prices = pricesOf(grid, random)
    const row = new Uint8Array(grid.days)
    const found = pricer.price(prices, null, row)
    assert.equal(reduced(grid, person, row, prices, null), found)
    for (let draw = 0; draw < 3000; draw += 1) {
      const other = row.map((type) => (random.next() < 0.8 ? type : random.below(grid.types + 1)))
      assert.ok(reduced(grid, person, other, prices, null) >= found)
    }
  }
})
