import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Random } from '../../../random.ts'
import { UNASSIGNED } from '../../model.ts'
import { modelOf } from '../../model_of.ts'
import { smallSize } from '../../testing/any_state.ts'
import { generatedProblem } from '../../testing/generated_problem.ts'
import { withContracts } from '../../testing/with_contracts.ts'
import { giveOutAgain } from '../give_out_again.ts'
import { RosterState } from '../roster_state.ts'
import { tryMove } from '../try_move.ts'
import { scopeOf } from './divide.ts'

const walked = (problem: Parameters<typeof modelOf>[0], random: Random): RosterState => {
  const state = new RosterState(modelOf(problem))
  for (let move = 0; move < 100; move += 1) tryMove(state, random, 2000)
  return state
}

test('every person and every shift is in one scope, shifts in that of their holder', () =>
  fc.assert(
    fc.property(smallSize, fc.integer({ min: 2, max: 4 }), (size, parts) => {
      const state = walked(generatedProblem(size), new Random(size.seed))
      const scopes = Array.from({ length: parts }, (_, part) =>
        scopeOf(state, parts, part, new Random(size.seed))
      )
      const within = (kind: 'people' | 'shifts', index: number): number[] =>
        scopes.flatMap((scope, part) => (scope[kind][index] === 1 ? [part] : []))
      state.model.people.forEach((_, person) => assert.equal(within('people', person).length, 1))
      state.assignee.forEach((holder, shift) => {
        assert.equal(within('shifts', shift).length, 1)
        if (holder !== UNASSIGNED) assert.deepEqual(within('shifts', shift), within('people', holder))
      })
    }),
    { numRuns: 50 }
  ))

test('no move of any kind, and nothing given out again, changes what is outside the scope', () => {
  let changes = 0
  const walk = fc.property(smallSize, fc.boolean(), (size, contracts) => {
    const random = new Random(size.seed)
    const generated = generatedProblem(size)
    const state = walked(contracts ? withContracts(generated, size.seed) : generated, random)
    const scope = scopeOf(state, 2, 0, random)
    const before = state.assignee.slice()
    state.scope = scope
    for (let move = 0; move < 200; move += 1) tryMove(state, random, 2000)
    for (let round = 0; round < 5; round += 1) giveOutAgain(state, random, () => false)
    state.assignee.forEach((holder, shift) => {
      if (scope.shifts[shift] === 0) assert.equal(holder, before[shift])
      else if (holder !== UNASSIGNED) assert.equal(scope.people[holder], 1)
      changes += Number(holder !== before[shift])
    })
    // Once everything may change again, nothing of it is refused any more.
    state.scope = null
    assert.ok(state.settle())
  })
  fc.assert(walk, { numRuns: 50 })
  assert.ok(changes > 0)
})
