import { explain } from './explain.ts'
import { figuresOf } from './figures.ts'
import { modelOf, NOBODY, type Model } from './model.ts'
import type { RosterProblem } from './problem.ts'
import type { RosterProgress, RosterResult } from './result.ts'
import { scoreByGoal } from './score.ts'
import { anneal, restore, type Best } from './search/anneal.ts'
import { fillGreedily, takeCurrent } from './search/construct.ts'
import { Random } from './search/random.ts'
import { RosterState } from './search/roster_state.ts'
import { Stopping } from './search/stopping.ts'

const PROGRESS_EVERY_MS = 250
const LOOK_EVERY = 256

export type EngineOptions = {
  /** Called about four times a second, with the best so far. */
  readonly onProgress?: (progress: RosterProgress) => void
  /** Over a SharedArrayBuffer; set the first element to keep the best so far and end. */
  readonly stopFlag?: Int32Array | null
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

/** Any engine that plans a roster: the same problem, seed and iteration limit give the same answer. */
export type RosterEngine = (problem: RosterProblem, options: EngineOptions) => RosterResult

/** Greedy construction, then annealing; stops at the budget, the flag, the limit or a proven optimum. */
export const solveRoster: RosterEngine = (problem, { onProgress, stopFlag = null, now }) => {
  const { budgetMs, iterationLimit, seed } = problem
  const stopping = new Stopping({ budgetMs, iterationLimit, stopFlag, now })
  const model = modelOf(problem)
  const state = new RosterState(model)
  takeCurrent(state)
  fillGreedily(state, stopping)
  const report = progressReporter(model, stopping, onProgress)
  const random = new Random(seed)
  const best = anneal({ state, random, stopping, bound: lowerBound(model), onStep: report.step })
  restore(state, best.assignee)
  report.final(best.iterations, best)
  return resultOf(model, state, best.iterations, stopping)
}

/** Shifts nobody may work stay open in every roster; everything else could at best be perfect. */
function lowerBound({ candidates, minutes, weights }: Model): number {
  const impossible = candidates.reduce(
    (total, people, s) => total + (people.length === 0 ? minutes[s]! : 0),
    0
  )
  return impossible * weights.perUnfilledMinute + 1e-6
}

function progressReporter(model: Model, stopping: Stopping, onProgress: EngineOptions['onProgress']) {
  let reportedAt = -Infinity
  const final = (iterations: number, best: Best): void => {
    const open = model.shifts.map((_, s) => s).filter((s) => best.assignee[s] === NOBODY)
    onProgress?.({
      elapsedMs: Math.round(stopping.elapsedMs()),
      budgetMs: model.problem.budgetMs,
      score: Math.round(best.score),
      unfilledMinutes: open.reduce((total, s) => total + model.minutes[s]!, 0),
      unfilledShifts: open.length,
      iterations,
    })
  }
  const step = (iteration: number, best: Best): void => {
    if (!onProgress || iteration % LOOK_EVERY !== 0) return
    const elapsed = stopping.elapsedMs()
    if (elapsed - reportedAt < PROGRESS_EVERY_MS) return
    reportedAt = elapsed
    final(iteration, best)
  }
  return { step, final }
}

function resultOf(model: Model, state: RosterState, iterations: number, stopping: Stopping): RosterResult {
  const assignee = new Map(
    model.shifts.map(({ id }, s) => [id, model.people[state.assignee[s]!]?.id ?? null])
  )
  const current = new Map(model.problem.shifts.map(({ id, currentPersonId }) => [id, currentPersonId]))
  return {
    version: 1,
    assignments: model.problem.shifts.map(({ id }) => ({ shiftId: id, personId: assignee.get(id) ?? null })),
    scoreByGoal: scoreByGoal(state.tallies.totals, model.weights),
    score: state.score(),
    figuresBefore: figuresOf(model.problem, current),
    figuresAfter: figuresOf(model.problem, assignee),
    ...explain(state),
    iterations,
    elapsedMs: Math.round(stopping.elapsedMs()),
    stopped: stopping.reason ?? 'optimal',
  }
}
