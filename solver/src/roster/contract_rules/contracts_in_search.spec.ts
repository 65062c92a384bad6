/** The search with contracts, weighted wishes and skill mixes: what it keeps up to date is what a recount finds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evaluate } from '../evaluate.ts'
import { modelOf } from '../model_of.ts'
import { tryMove } from '../search/try_move.ts'
import { takeCurrent } from '../search/construct.ts'
import { Random } from '../../random.ts'
import { RosterState } from '../search/roster_state.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { withContracts } from '../testing/with_contracts.ts'

/** Set it to some thousands for a long run: moves are counted in the hundred for each problem. */
const PROBLEMS = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 30)
const MOVES = 120

const planOf = ({ model, assignee }: RosterState) =>
  new Map(model.shifts.map(({ id }, s) => [id, model.people[assignee[s]!]?.id ?? null]))

function problemAt(seed: number) {
  const random = new Random(seed)
  const size = {
    people: 2 + random.below(6),
    days: 5 + random.below(12),
    demand: 0.5 + random.next(),
    locations: 1 + random.below(2),
    rates: random.next() < 0.3,
    settings: random.next() < 0.5 ? ({ weekly_rest: 'alert', daily_hours: 'off' } as const) : {},
  }
  return withContracts(generatedProblem({ ...size, seed }), seed)
}

test('after every move the running totals are those from scratch, and no hard limit of a contract is broken', () => {
  const seen = { kept: 0, mixShort: 0, alerts: 0 }
  for (let seed = 1; seed <= PROBLEMS; seed += 1) {
    const problem = problemAt(seed)
    const broken = evaluate(problem, new Map(), null).blocking
    const state = new RosterState(modelOf(problem))
    takeCurrent(state)
    const random = new Random(seed)
    for (let move = 0; move < MOVES; move += 1) {
      if (!tryMove(state, random, 4000)) continue
      seen.kept += 1
      const scratch = evaluate(problem, planOf(state), state.model.fair)
      assert.deepEqual(state.tallies.totals, scratch.aggregates, `problem ${seed}, move ${move}`)
      assert.ok(Math.abs(state.score() - scratch.score) < 1e-6)
      assert.ok(scratch.blocking <= broken, `problem ${seed}, move ${move}`)
      seen.mixShort += Number(scratch.aggregates.mixShort > 0)
      seen.alerts += Number(scratch.aggregates.alerts > 0)
    }
  }
  for (const [what, times] of Object.entries(seen)) assert.ok(times > PROBLEMS, `${what}: ${times}`)
})
