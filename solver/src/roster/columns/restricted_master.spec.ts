import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { readCurtois } from '../formats/curtois.ts'
import { generatedCurtois } from '../formats/testing/generated_curtois.ts'
import { ColumnPool } from './column_pool.ts'
import { columnsModelOf } from './columns_model.ts'
import { wholePart } from './part.ts'
import { chooseColumns } from './restricted_master.ts'

const engine = await HighsEngine.load()

test('the choice comes in the order of the people, whatever the order of the candidates', () => {
  const grid = readCurtois(generatedCurtois({ days: 14, people: 5, types: 2, seed: 1 }), 'generated')
  const { problem, pricers } = columnsModelOf(grid)!
  const pool = new ColumnPool(grid.people)
  const prices = new Float64Array(problem.required.length)
  const columns = pricers.map((pricer, person) => {
    const row = new Uint8Array(problem.days)
    assert.ok(pricer.price(prices, null, row) < Infinity)
    return pool.add(person, row, pricer.ownCost(row))
  })
  const part = wholePart(problem)
  const input = { engine, problem, part, limitMs: 10_000, stop: () => false }
  const chosen = chooseColumns({ ...input, columns: columns.toReversed() })
  assert.deepEqual(
    chosen?.map(({ person }) => person),
    [0, 1, 2, 3, 4]
  )
})
