import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { checked, judge } from './checked_engine.ts'
import { ColumnBuilder } from './column_builder.ts'
import { HighsEngine } from './highs_engine.ts'
import { JslpEngine } from './jslp_engine.ts'
import type { LpEngine, LpModel, LpResult } from './lp_model.ts'
import { leastByTrying, lpCases, wholeModels } from './testing/lp_cases.ts'

const highs = await HighsEngine.load()

function near(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-6, `${actual} instead of ${expected}`)
}

for (const engine of [highs, new JslpEngine()] as LpEngine[]) {
  describe(engine.name, () => {
    for (const { name, model, status, objective } of lpCases) {
      test(name, () => {
        const result = checked(engine).solve(model)
        assert.equal(result.status, status)
        if (objective !== undefined) near(result.objective, objective)
      })
    }
  })
}

test('HiGHS finds the best whole numbers of random models', () => {
  fc.assert(
    fc.property(wholeModels, (model) => {
      const least = leastByTrying(model)
      const result = checked(highs).solve(model)
      assert.equal(result.status, least === Infinity ? 'infeasible' : 'optimal')
      if (least < Infinity) near(result.objective, least)
    }),
    { numRuns: 150 }
  )
})

test('what javascript-lp-solver calls a solution keeps the model, or is refused', () => {
  fc.assert(
    fc.property(wholeModels, (model) => {
      const result = checked(new JslpEngine()).solve(model)
      if (result.status === 'optimal') assert.ok(result.objective >= leastByTrying(model) - 1e-6)
    }),
    { numRuns: 150 }
  )
})

describe('an answer is refused', () => {
  const builder = new ColumnBuilder()
  builder.add(1, 0, 1, [[0, 1]], true)
  builder.add(1, 0, 1, [[0, 1]], true)
  const model: LpModel = builder.model([1], [Infinity])
  const answer = (values: number[], objective: number): LpResult => ({
    status: 'optimal',
    objective,
    bound: objective,
    values: Float64Array.from(values),
    duals: null,
  })

  test('when a part is called whole', () => assert.equal(judge(model, answer([0.5, 0.5], 1)).status, 'wrong'))
  test('when a row is broken', () => assert.equal(judge(model, answer([0, 0], 0)).status, 'wrong'))
  test('when a bound is broken', () => assert.equal(judge(model, answer([2, 0], 2)).status, 'wrong'))
  test('when the objective is not that of the values', () =>
    assert.equal(judge(model, answer([1, 0], 0)).status, 'wrong'))
  test('when values are missing', () => assert.equal(judge(model, answer([1], 1)).status, 'wrong'))
  test('but not when all is kept', () => assert.equal(judge(model, answer([1, 0], 1)).status, 'optimal'))
})

test('duals of rows tell what the next unit costs', () => {
  const { model } = lpCases[0]!
  const { objective, duals } = highs.solve(model)
  const looser = { ...model, rowUpper: Float64Array.of(42, 50) }
  near(highs.solve(looser).objective - objective, duals![0]!)
})

test('a session goes on from where it was: new columns, closed columns, columns taken away', () => {
  const columns = (cost: number) => {
    const builder = new ColumnBuilder()
    builder.add(cost, 0, Infinity, [[0, 1]])
    return builder
  }
  const session = highs.open(columns(5).model([2], [2]))
  near(session.solve().objective, 10)
  session.addColumns(columns(3).build())
  near(session.solve().objective, 6)
  session.setColumnBounds(Int32Array.of(1), Float64Array.of(0), Float64Array.of(0.5))
  near(session.solve().objective, 9)
  session.deleteColumns(Int32Array.of(1))
  near(session.solve().objective, 10)
  session.close()
})
