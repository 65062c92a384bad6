import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { readCurtois } from '../formats/curtois.ts'
import { generatedCurtois } from '../formats/testing/generated_curtois.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { ColumnPool } from './column_pool.ts'
import { columnsModelOf } from './columns_model.ts'
import { firstColumns } from './first_columns.ts'
import { pacedProblem } from './pace.ts'
import { keepsRules } from './row_rules.ts'
import type { Workshop } from './workshop.ts'

const grid = readCurtois(generatedCurtois({ days: 140, people: 8, types: 5, seed: 3, minutes: [480, 600] }))
const model = columnsModelOf(grid)!
const engine = await HighsEngine.load()

test('first rows keep all rules, keep pace with the days, and are the same in every thread', () => {
  const rowsOf = () => {
    const workshop: Workshop = {
      ...model,
      engine,
      parameters: usualParameters,
      pool: new ColumnPool(grid.people),
      stop: () => false,
      now: () => 0,
    }
    return firstColumns(workshop, true, () => null)!.map(({ row }) => row)
  }
  const rows = rowsOf()
  const paced = pacedProblem(model.problem, usualParameters.firstRows)
  rows.forEach((row, person) => {
    assert.ok(keepsRules(model.problem, model.problem.people[person]!, row))
    const { leastUnits, mostUnits, mostWeekends } = paced.people[person]!.pace!
    let units = 0
    const weekends = new Set<number>()
    for (const [day, type] of row.entries()) {
      // The pace is kept where stretches of work begin and end; within them it is not checked.
      if (type > 0 && (row[day - 1] ?? 0) === 0)
        assert.ok(units >= leastUnits[day]!, `${units} by day ${day}`)
      if (type === 0) {
        assert.ok(units <= mostUnits[day]! && weekends.size <= mostWeekends[day]!, `${units} by day ${day}`)
        continue
      }
      units += model.problem.units[type]!
      if (model.problem.weekendOf[day]! >= 0) weekends.add(model.problem.weekendOf[day]!)
    }
  })
  assert.deepEqual(rowsOf(), rows)
})
