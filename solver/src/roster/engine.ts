import { explain } from './explain.ts'
import { figuresOf } from './figures.ts'
import type { Model } from './model.ts'
import { modelOf } from './model_of.ts'
import { usualParameters, type Parameters } from './parameters/parameters.ts'
import type { RosterProblem } from './problem.ts'
import type { RosterProgress, RosterResult, StopReason } from './result.ts'
import { scoreByGoal } from './score.ts'
import { restore } from './search/remembered.ts'
import { progressOf, shownBound, type Found } from './search/found.ts'
import { searchRoster } from './search/roster_search.ts'
import { RosterState } from './search/roster_state.ts'
import { Stopping } from './search/stopping.ts'

const PROGRESS_EVERY_MS = 250

type EngineOptions = {
  /** Called about four times a second, with the best so far. */
  readonly onProgress?: (progress: RosterProgress) => void
  /** Over a SharedArrayBuffer; set the first element to keep the best so far and end. */
  readonly stopFlag?: Int32Array | null
  /** How to search; the usual way when left out. */
  readonly parameters?: Parameters
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

/** Any engine that plans a roster: the same problem, seed and iteration limit give the same answer. */
export type RosterEngine = (problem: RosterProblem, options: EngineOptions) => RosterResult

/** Searches on this thread alone; stops at the budget, the flag, the limit or a proven optimum. */
export const solveRoster: RosterEngine = (problem, options) => {
  const { onProgress, stopFlag = null, parameters = usualParameters, now } = options
  const { budgetMs, iterationLimit, seed } = problem
  const { lookEvery } = parameters.search
  const stopping = new Stopping({ budgetMs, iterationLimit, stopFlag, now, lookEvery })
  const model = modelOf(problem, parameters)
  const tell = (found: Found): void =>
    onProgress?.(progressOf(problem, model.shifts, found, stopping.elapsedMs()))
  let toldAt = -Infinity
  const found = searchRoster({
    model,
    seed,
    stopping,
    boundShare: iterationLimit === null ? parameters.search.boundShare : null,
    onLook: (latest) => {
      if (!onProgress) return
      const elapsed = stopping.elapsedMs()
      if (elapsed - toldAt < PROGRESS_EVERY_MS) return
      toldAt = elapsed
      tell(latest)
    },
  })
  tell(found)
  const { best, lowerBound, iterations } = found
  return resultOf(model, {
    assignee: best.assignee,
    lowerBound,
    iterations,
    elapsedMs: stopping.elapsedMs(),
    stopped: stopping.reason ?? 'optimal',
  })
}

export type Outcome = {
  /** Per shift of the model, the person or UNASSIGNED. */
  readonly assignee: Int32Array
  readonly lowerBound: number
  readonly iterations: number
  readonly elapsedMs: number
  readonly stopped: StopReason
}

/** The result of a search, measured and explained. */
export function resultOf(model: Model, outcome: Outcome): RosterResult {
  const state = new RosterState(model)
  restore(state, outcome.assignee)
  const assignee = new Map(
    model.shifts.map(({ id }, s) => [id, model.people[state.assignee[s]!]?.id ?? null])
  )
  const current = new Map(model.problem.shifts.map(({ id, currentPersonId }) => [id, currentPersonId]))
  return {
    version: 2,
    assignments: model.problem.shifts.map(({ id }) => ({ shiftId: id, personId: assignee.get(id) ?? null })),
    scoreByGoal: scoreByGoal(state.tallies.totals, model.weights),
    score: state.score(),
    lowerBound: shownBound(outcome.lowerBound, state.score()),
    figuresBefore: figuresOf(model.problem, current),
    figuresAfter: figuresOf(model.problem, assignee),
    ...explain(state),
    iterations: outcome.iterations,
    elapsedMs: Math.round(outcome.elapsedMs),
    stopped: outcome.stopped,
  }
}
