import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { evaluate } from '../evaluate.ts'
import { UNASSIGNED } from '../model.ts'
import { modelOf } from '../model_of.ts'
import { assertAgrees, planOf, smallSize, snapshot } from '../testing/any_state.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { tryMove } from './try_move.ts'
import { takeCurrent } from './construct.ts'
import { Random } from '../../random.ts'
import { RosterState } from './roster_state.ts'

/** People touched before a part was taken back kept the alerts they had before. */
const staleAlerts = {
  people: 6,
  days: 5,
  seed: -350530654,
  demand: 1.4 as const,
  locations: 1,
  rates: false,
  pay: undefined,
  mode: 'repair' as const,
  held: 0.8 as const,
  uneven: false,
  carried: false,
  settings: {
    availability: 'alert' as const,
    location: 'alert' as const,
    daily_rest: 'alert' as const,
    overlap: 'off' as const,
  },
}

/** A repair of many open shifts: a score of more than ten thousand million. */
const largeScores = {
  people: 4,
  days: 15,
  seed: -24,
  demand: 1.4 as const,
  locations: 1,
  rates: true,
  pay: 'VN' as const,
  mode: 'repair' as const,
  held: 0.1 as const,
  uneven: false,
  carried: false,
  settings: staleAlerts.settings,
}

test('after every random move the running score is the score from scratch', () =>
  fc.assert(
    fc.property(smallSize, (size) => {
      const state = new RosterState(modelOf(generatedProblem(size)))
      const random = new Random(size.seed)
      assertAgrees(state)
      for (let move = 0; move < 60; move += 1) {
        tryMove(state, random, 2000)
        assertAgrees(state)
      }
    }),
    { numRuns: 25, examples: [[staleAlerts]] }
  ))

test('taking a move back restores everything', () =>
  fc.assert(
    fc.property(smallSize, (size) => {
      const state = new RosterState(modelOf(generatedProblem(size)))
      const random = new Random(size.seed)
      for (let move = 0; move < 200; move += 1) tryMove(state, random, 2000)
      const before = snapshot(state)
      for (let move = 0; move < 30; move += 1) {
        for (let change = 0; change < 3; change += 1) {
          const shift = random.below(state.model.shifts.length)
          const candidates = state.model.candidates[shift]!
          state.set(shift, candidates.length === 0 ? UNASSIGNED : random.pick(candidates))
          state.settle()
        }
        state.undo()
        assert.deepEqual(snapshot(state), before)
      }
    }),
    { numRuns: 25 }
  ))

test('no score is below what is hoped for before rules are asked', () => {
  let higher = 0
  const walk = fc.property(smallSize, (size) => {
    const state = new RosterState(modelOf(generatedProblem(size)))
    const random = new Random(size.seed)
    for (let move = 0; move < 60; move += 1) tryMove(state, random, 2000)
    for (let change = 0; change < 60; change += 1) {
      for (let set = 0; set < 3; set += 1) {
        const shift = random.below(state.model.shifts.length)
        const candidates = state.model.candidates[shift]!
        state.set(shift, candidates.length === 0 || set === 0 ? UNASSIGNED : random.pick(candidates))
      }
      const hoped = state.hopedScore()
      if (!state.settle()) {
        state.undo()
        continue
      }
      // In a repair, scores are so large that a double's last place is more than a millionth.
      const rounding = Math.max(1e-6, Math.abs(state.score()) * 1e-15)
      assert.ok(hoped <= state.leastScore() + rounding)
      assert.ok(hoped <= state.score() + rounding)
      if (hoped < state.score() - 1) higher += 1
      if (random.yes(0.5)) state.keep()
      else state.undo()
    }
  })
  fc.assert(walk, { numRuns: 25, examples: [[largeScores]] })
  assert.ok(higher > 0)
})

test('hard rules hold after every kept move, beyond what fixed work breaks', () =>
  fc.assert(
    fc.property(smallSize, (size) => {
      const problem = generatedProblem(size)
      const fixedOnly = evaluate(problem, new Map()).blocking
      const state = new RosterState(modelOf(problem))
      takeCurrent(state)
      const random = new Random(size.seed)
      for (let move = 0; move < 40; move += 1) {
        if (!tryMove(state, random, 5000)) continue
        assert.equal(evaluate(problem, planOf(state)).blocking, fixedOnly)
      }
    }),
    { numRuns: 25 }
  ))
