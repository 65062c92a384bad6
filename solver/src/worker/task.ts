import { modelOf } from '../roster/model_of.ts'
import { resultOf, type Outcome } from '../roster/engine.ts'
import { Peers, scoredBy } from '../roster/portfolio/peers.ts'
import type { Parameters } from '../roster/parameters/parameters.ts'
import type { RosterProblem } from '../roster/problem.ts'
import type { RosterResult } from '../roster/result.ts'
import { shiftMoveNames } from '../roster/search/moves/move_mix.ts'
import { SearchStatistics } from '../roster/statistics/search_statistics.ts'
import { searchRoster } from '../roster/search/roster_search.ts'
import { Stopping } from '../roster/search/stopping.ts'
import { Meeting, type MeetingMemory } from '../roster/search/together/meeting.ts'
import { rests } from './rests.ts'
import { othersOn, peerOn, rosterBoard } from './roster_board.ts'

/** Scores are sums of fractions: nearer than this they are the same. */
const SAME_SCORE = 1e-6

/** A search on a slot of a blackboard, until the budget, the board's flag, the limit or a proven optimum. */
export type SearchTask = {
  readonly kind: 'search'
  readonly problem: RosterProblem
  readonly parameters: Parameters
  /** Memory of the counters of moves; left out: nothing is counted. */
  readonly statistics?: SharedArrayBuffer
  readonly seed: number
  /** Milliseconds from now on. */
  readonly budgetMs: number
  /** Of the time, what raising the bound may use; null: by moves alone. */
  readonly boundShare: number | null
  readonly slot: number
  readonly slots: number
  readonly buffer: SharedArrayBuffer
  /** Where it meets those it shares a plan with: slots of its own board from the first on; left out: nowhere. */
  readonly meeting?: MeetingMemory
  /** Boards of searches of the same shifts under other goals, whose plans are taken up when they are better here. */
  readonly peers: readonly PeerBoard[]
}
type PeerBoard = { readonly slots: number; readonly buffer: SharedArrayBuffer }

/** The result of what was found, measured and explained: work for a thread as well. */
type FinishTask = {
  readonly kind: 'finish'
  readonly problem: RosterProblem
  readonly outcome: Outcome
  /** What was found under other goals: the best of all by this problem's goals is the result. */
  readonly others: readonly Int32Array[]
}

export type Task = SearchTask | FinishTask

/** Runs on a thread of its own and never yields; it is stopped by the board's flag or with the thread. */
export default function runTask(task: Task): RosterResult | null {
  if (task.kind === 'finish') return finish(task)
  const { problem, parameters, seed, budgetMs, boundShare, slot, slots, buffer, peers } = task
  const boardOf = (one: PeerBoard) => rosterBoard(one.slots, problem.shifts.length, one.buffer)
  const board = boardOf({ slots, buffer })
  const stopping = new Stopping({
    budgetMs,
    iterationLimit: problem.iterationLimit,
    stopFlag: board.flag,
    now: () => performance.now(),
    lookEvery: parameters.search.lookEvery,
    onLook: rests(board),
  })
  const model = modelOf(problem, parameters)
  const beside = new Peers(
    model,
    peers.map((peer) => peerOn(boardOf(peer)))
  )
  const counters = task.statistics && {
    statistics: new SearchStatistics(shiftMoveNames, task.statistics, () => performance.now()),
  }
  const meeting = task.meeting && new Meeting(problem.shifts.length, task.meeting.parts, task.meeting.buffer)
  const team = meeting && { team: { meeting, part: slot, seed: problem.seed } }
  const others = othersOn(board, slot, beside)
  searchRoster({ model, seed, stopping, boundShare, others, ...team, ...counters })
  if (stopping.reason === 'optimal') board.stop()
  return null
}

function finish({ problem, outcome, others }: FinishTask): RosterResult {
  const model = modelOf(problem)
  const own = scoredBy(model, outcome.assignee)
  const best = others
    .map((assignee) => scoredBy(model, assignee))
    .reduce((least, one) => (one.score < least.score - SAME_SCORE ? one : least), own)
  return resultOf(model, { ...outcome, assignee: best.assignee })
}
