import { modelOf } from './roster/model.ts'
import { resultOf, type Outcome } from './roster/engine.ts'
import { Blackboard } from './roster/portfolio/blackboard.ts'
import type { RosterProblem } from './roster/problem.ts'
import type { RosterResult } from './roster/result.ts'
import { searchRoster } from './roster/search/roster_search.ts'
import { Stopping } from './roster/search/stopping.ts'
import { othersOn } from './roster_board.ts'

/** A search on a slot of a blackboard, until the budget, the board's flag, the limit or a proven optimum. */
export type SearchTask = {
  readonly kind: 'search'
  readonly problem: RosterProblem
  readonly seed: number
  /** Milliseconds from now on. */
  readonly budgetMs: number
  /** Of the time, what raising the bound may use; null: by moves alone. */
  readonly boundShare: number | null
  readonly slot: number
  readonly slots: number
  readonly buffer: SharedArrayBuffer
}

/** The result of what was found, measured and explained: work for a thread as well. */
export type FinishTask = {
  readonly kind: 'finish'
  readonly problem: RosterProblem
  readonly outcome: Outcome
}

export type Task = SearchTask | FinishTask

/** Runs on a thread of its own and never yields; it is stopped by the board's flag or with the thread. */
export default function runTask(task: Task): RosterResult | null {
  if (task.kind === 'finish') return resultOf(modelOf(task.problem), task.outcome)
  const { problem, seed, budgetMs, boundShare, slot, slots, buffer } = task
  const board = new Blackboard(slots, problem.shifts.length * Int32Array.BYTES_PER_ELEMENT, buffer)
  const stopping = new Stopping({
    budgetMs,
    iterationLimit: problem.iterationLimit,
    stopFlag: board.flag,
    now: () => performance.now(),
  })
  const model = modelOf(problem)
  searchRoster({ model, seed, stopping, boundShare, others: othersOn(board, slot) })
  if (stopping.reason === 'optimal') board.stop()
  return null
}
