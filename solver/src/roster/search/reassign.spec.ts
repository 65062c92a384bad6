import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Random } from '../../random.ts'
import { evaluate } from '../evaluate.ts'
import { UNASSIGNED } from '../model.ts'
import { modelOf } from '../model_of.ts'
import { assertAgrees, planOf, smallSize, snapshot } from '../testing/any_state.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { employee, open, smallProblem } from '../testing/small_problem.ts'
import { withContracts } from '../testing/with_contracts.ts'
import { tryMove } from './try_move.ts'
import { giveOutAgain } from './give_out_again.ts'
import { reassign, type Bundle } from './reassign.ts'
import { RosterState } from './roster_state.ts'

const notDue = (): boolean => false

function walkedState(problem: Parameters<typeof modelOf>[0], random: Random): RosterState {
  const state = new RosterState(modelOf(problem))
  for (let move = 0; move < 100; move += 1) tryMove(state, random, 2000)
  return state
}

/** One or two shifts of each of up to four people, and an open one. */
function someBundles(state: RosterState, random: Random): Bundle[] {
  const holders = random
    .shuffle(state.given.map((_, person) => person))
    .filter((person) => state.given[person]!.length > 0)
    .slice(0, 4)
  const bundles = holders.map((holder) => ({
    shifts: random.shuffle([...state.given[holder]!]).slice(0, 1 + random.below(2)),
    holder,
  }))
  const isOpen = state.open.size > 0
  return isOpen ? [...bundles, { shifts: [state.open.at(0)], holder: UNASSIGNED }] : bundles
}

/** The least score of all ways to give the bundles to people, at most one to each; those a rule asks for stay. */
function leastScore(state: RosterState, all: readonly Bundle[], people: readonly number[]): number {
  const bundles = all.filter(({ shifts }) => {
    for (const shift of shifts) state.set(shift, UNASSIGNED)
    const holds = state.settle()
    if (holds) state.keep()
    else state.undo()
    return holds
  })
  const { allowed, shifts: planned } = state.model
  const from = (place: number, given: readonly (readonly [Bundle, number])[]): number => {
    if (place < bundles.length) {
      const bundle = bundles[place]!
      const takers = people.filter(
        (person) =>
          given.every(([, taker]) => taker !== person) &&
          bundle.shifts.every((shift) => allowed[person * planned.length + shift])
      )
      return Math.min(
        from(place + 1, given),
        ...takers.map((person) => from(place + 1, [...given, [bundle, person]]))
      )
    }
    for (const [{ shifts }, person] of given) for (const shift of shifts) state.set(shift, person)
    const score = state.settle() ? state.score() : Infinity
    state.undo()
    return score
  }
  return from(0, [])
}

test('of all ways to give bundles out again, none scores less', () =>
  fc.assert(
    fc.property(smallSize, (size) => {
      const problem = generatedProblem(size)
      const state = walkedState(problem, new Random(size.seed))
      const bundles = someBundles(state, new Random(size.seed + 1))
      const others = state.model.people.map((_, person) => person)
      reassign(state, { bundles, others, isDue: notDue })
      assertAgrees(state)
      const score = state.score()
      const again = walkedState(problem, new Random(size.seed))
      assert.ok(Math.abs(score - leastScore(again, bundles, others)) < 1e-6)
    }),
    { numRuns: 60 }
  ))

test('under contracts and with skill mixes the rules hold and the score never rises', () =>
  fc.assert(
    fc.property(smallSize, (size) => {
      const problem = withContracts(generatedProblem(size), size.seed)
      const random = new Random(size.seed)
      const state = walkedState(problem, random)
      const { blocking } = evaluate(problem, planOf(state))
      let before = state.score()
      for (let round = 0; round < 10; round += 1) {
        const { hasGained } = giveOutAgain(state, random, notDue)
        assert.equal(hasGained, state.score() < before - 1e-9)
        assert.ok(state.score() <= before)
        before = state.score()
        assertAgrees(state)
      }
      assert.equal(evaluate(problem, planOf(state)).blocking, blocking)
    }),
    { numRuns: 40 }
  ))

test('everything stays as it is when it is time to end', () => {
  const state = new RosterState(modelOf(smallProblem({ shifts: [open('mon 6-14')] })))
  const before = snapshot(state)
  const bundles = [{ shifts: [0], holder: UNASSIGNED }]
  let asked = 0
  reassign(state, { bundles, others: [0, 1], isDue: () => (asked += 1) === 2 })
  assert.deepEqual(snapshot(state), before)
  reassign(state, { bundles, others: [0, 1], isDue: notDue })
  const given = snapshot(state)
  const holder = state.assignee[0]!
  assert.notEqual(holder, UNASSIGNED)
  reassign(state, { bundles: [{ shifts: [0], holder }], others: [0, 1], isDue: () => true })
  assert.deepEqual(snapshot(state), given)
})

test('what looks better for each alone is left when it is worse for a skill mix', () => {
  const [first, second] = [open('mon 6-14'), open('mon 6-14', { id: 'second' })]
  const problem = smallProblem({
    people: [
      employee('ann', { tagIds: ['first-aid'] }),
      employee('bob', { tagIds: ['first-aid'] }),
      employee('cid'),
    ],
    shifts: [first, second],
    availability: [{ personId: 'cid', kind: 'preferred', start: first.start, end: first.end }],
    skillMix: [
      {
        ...{ id: 'mix', tagId: 'first-aid', minimum: 1, weight: 100, locationId: 'bakery' },
        ...{ start: first.start, end: first.end },
      },
    ],
  })
  const state = new RosterState(modelOf(problem))
  state.set(0, 0)
  state.set(1, 2)
  assert.ok(state.settle())
  state.keep()
  const before = snapshot(state)
  // Each of the two with first aid seems to be the one who is missing.
  const bundles = [0, 1].map((shift) => ({ shifts: [shift], holder: state.assignee[shift]! }))
  reassign(state, { bundles, others: [1], isDue: notDue })
  assert.deepEqual(snapshot(state), before)
})

test('a person who may not do without a shift keeps it', () => {
  const problem = smallProblem({
    people: [
      employee('ann', { contract: { daysInRow: { min: 2 } } }),
      employee('bob'),
      employee('cid', { locationIds: [] }),
    ],
    shifts: [open('mon 6-14'), open('tue 6-14'), open('thu 6-14')],
  })
  const state = new RosterState(modelOf(problem))
  for (const shift of [0, 1]) state.set(shift, 0)
  state.set(2, 1)
  assert.ok(state.settle())
  state.keep()
  const bundles = [
    { shifts: [1], holder: 0 },
    { shifts: [2], holder: 1 },
  ]
  reassign(state, { bundles, others: [2], isDue: notDue })
  assert.deepEqual([...state.assignee], [0, 0, 1])
})
