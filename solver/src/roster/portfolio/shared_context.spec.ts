import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCurtois } from '../formats/curtois.ts'
import { generatedCurtois } from '../formats/testing/generated_curtois.ts'
import { gridCost } from '../grid_model/grid_cost.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import { settleRows } from '../grid_search/settle_rows.ts'
import { Blackboard } from './blackboard.ts'
import { contextFor } from './shared_context.ts'

test('a roster that breaks a rule, or costs something else than is said, does not get through', (t) => {
  const said = t.mock.method(console, 'error', () => {})
  const problem = readCurtois(generatedCurtois({ days: 14, people: 6, types: 2, seed: 3 }), 'generated')
  const roster = settleRows(problem, emptyRoster(problem), 3, () => false)
  const { cost, hard } = gridCost(problem, roster)
  assert.equal(hard, 0)
  const board = new Blackboard(1, roster.length)
  const context = contextFor({ problem, seed: 1, slot: 0, budgetMs: 1000, now: () => 0 }, board)

  context.offer(roster, cost - 1)
  assert.equal(context.best(), null)
  const restless = roster.slice().fill(1, 0, problem.days)
  context.offer(restless, gridCost(problem, restless).cost)
  assert.equal(context.best(), null)
  assert.equal(said.mock.callCount(), 2)

  context.offer(roster, cost)
  assert.deepEqual(context.best(), { roster, cost })
})
