import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridCost } from '../grid_model/grid_cost.ts'
import { generatedGrid } from '../grid_model/testing/generated_grid.ts'
import { randomRoster } from '../grid_model/testing/random_roster.ts'
import { Random } from '../../random.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { Choices } from './choices.ts'
import { FORBIDDEN_CELL, GridState } from './grid_state.ts'
import { allMoves } from './move_mix.ts'
import type { MoveContext } from './moves/move.ts'

/** How many problems per move; the benchmark raises it to millions of moves. */
const PROBLEMS = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 40)
const MOVES = 100

function contextOf(state: GridState, random: Random): MoveContext {
  const row = (): Uint8Array => new Uint8Array(state.days)
  return {
    state,
    random,
    reach: usualParameters.moves,
    choices: new Choices(state.problem),
    rows: [row(), row(), row()],
    welcome: (delta) => delta < FORBIDDEN_CELL / 2 && random.next() < 0.8,
  }
}

function sameAsFromScratch(state: GridState): void {
  const fresh = new GridState(state.problem)
  fresh.reset(state.roster)
  assert.equal(state.packed, fresh.packed)
  assert.deepEqual(state.heads.counts, fresh.heads.counts)
  const { cost, hard } = gridCost(state.problem, state.roster)
  assert.equal(state.cost(), cost)
  assert.equal(state.breach() > 0, hard > 0)
}

for (const move of allMoves) {
  test(`${move.name} changes the cost by what it says`, () => {
    const random = new Random(11)
    let changes = 0
    for (let round = 0; round < PROBLEMS; round += 1) {
      const problem = generatedGrid(random)
      const state = new GridState(problem)
      state.reset(randomRoster(problem, random))
      const context = contextOf(state, random)
      for (let turn = 0; turn < MOVES; turn += 1) {
        if (!move(context)) continue
        changes += 1
        sameAsFromScratch(state)
      }
    }
    assert.ok(changes > PROBLEMS, `only ${changes} changes`)
  })
}

test('a refused move leaves the roster as it was', () => {
  const random = new Random(5)
  const problem = generatedGrid(random)
  const state = new GridState(problem)
  state.reset(randomRoster(problem, random))
  const before = state.roster.slice()
  const context = { ...contextOf(state, random), welcome: () => false }
  for (let turn = 0; turn < 2000; turn += 1) for (const move of allMoves) assert.equal(move(context), false)
  assert.deepEqual(state.roster, before)
  sameAsFromScratch(state)
})
