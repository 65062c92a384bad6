import { Worker } from 'node:worker_threads'
import { gridCost } from '../roster/grid_model/grid_cost.ts'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { emptyRoster } from '../roster/grid_search/empty_roster.ts'
import { PACK } from '../roster/grid_search/packed.ts'
import { settleRows } from '../roster/grid_search/settle_rows.ts'
import { usualParameters, type Parameters } from '../roster/parameters/parameters.ts'
import { Blackboard } from '../roster/portfolio/blackboard.ts'
import type { Clock, MethodThreadInput } from './method_thread.ts'
import { usefulBound } from './useful_bound.ts'
import { searchSideBySide, type SearchThread } from './side_by_side.ts'
import { countedKinds } from '../roster/portfolio/counted_kinds.ts'
import { ThreadStatistics, type MoveStatistics } from '../roster/statistics/search_statistics.ts'
import type { EarlyEnd } from '../roster/portfolio/shared_context.ts'
import type { MethodName } from '../roster/portfolio/methods.ts'

export type PortfolioOptions = {
  readonly seed: number
  readonly budgetMs: number
  readonly threads: number
  /** What the budget counts; `wall` when left out. By `cpu`, the run lasts until every thread has worked that long. */
  readonly clock?: Clock
  /** How to search; the usual way when left out. */
  readonly parameters?: Parameters
  /** What ends it before its budget, beside a proved optimum; nothing when left out. */
  readonly early?: EarlyEnd
  /** Ends the search early and keeps the best so far. */
  readonly signal?: AbortSignal
  /** Called about four times a second. */
  readonly onProgress?: (progress: PortfolioProgress) => void
  /** Every thread that is started, for tests that kill some. */
  readonly onThread?: (thread: Worker) => void
}

export type PortfolioProgress = {
  readonly elapsedMs: number
  /** null while no roster keeps all rules. */
  readonly cost: number | null
  /** null while nothing of use is proved. */
  readonly lowerBound: number | null
  readonly moves: number
}

export type PortfolioResult = {
  readonly roster: Uint8Array
  readonly cost: number
  /** Units outside hard rules; 0 for a roster that keeps all of them. */
  readonly hard: number
  /** null: nothing of use was proved. */
  readonly lowerBound: number | null
  readonly seconds: number
  readonly moves: number
  /** What became of moves and parts, on all threads together. */
  readonly statistics: readonly MoveStatistics[]
}

/**
 * Searches on several threads at once that show each other their best rosters, until the budget, the signal or a proved
 * optimum. A thread that dies is replaced; whatever anybody found before is kept.
 */
export async function runPortfolio(
  problem: GridProblem,
  options: PortfolioOptions
): Promise<PortfolioResult> {
  const { threads, signal, onProgress, clock = 'wall', parameters = usualParameters } = options
  const slots = Math.max(1, threads)
  const board = new Blackboard(slots, problem.people * problem.days)
  const statistics = new ThreadStatistics(countedKinds)
  const rosterOfOwn = firstRoster(problem, options.seed, parameters)
  const ownAfterMs = parameters.threads.ownRosterAfter * options.budgetMs
  const elapsedMs = await searchSideBySide({
    board,
    care: parameters.threads,
    budgetMs: clock === 'wall' ? options.budgetMs : Infinity,
    ...(signal && { signal }),
    start: (slot, life, elapsed) =>
      startThread({ problem, options, board, statistics, slot, life, elapsedMs: elapsed }),
    onLook: (elapsed) => {
      if (elapsed > ownAfterMs && !board.best()) rosterOfOwn()
      onProgress?.(progressOf(board, elapsed))
    },
  })
  const roster = board.best()?.roster ?? rosterOfOwn()
  const { cost, hard } = gridCost(problem, roster)
  const { lowerBound, moves } = progressOf(board, 0)
  return { roster, cost, hard, lowerBound, moves, seconds: elapsedMs / 1000, statistics: statistics.rows }
}

/** On a busy machine threads may begin too late to find anything: a roster in which everybody is settled alone, made once. */
function firstRoster(problem: GridProblem, seed: number, { moves }: Parameters): () => Uint8Array {
  let roster: Uint8Array | null = null
  return () => (roster ??= settleRows(problem, emptyRoster(problem), seed, () => false, moves))
}

/** What each thread does: the first prices columns at once, the others anneal before; a single one anneals a little. */
function methodOf(slot: number, slots: number): MethodName {
  if (slots === 1) return 'both'
  return slot === 0 ? 'columns' : 'later'
}

type Place = {
  readonly problem: GridProblem
  readonly options: PortfolioOptions
  readonly board: Blackboard
  readonly statistics: ThreadStatistics
  readonly slot: number
  readonly life: number
  readonly elapsedMs: number
}

function startThread({ problem, options, board, statistics, slot, life, elapsedMs }: Place): SearchThread {
  const { seed, clock = 'wall', parameters = usualParameters } = options
  const workerData: MethodThreadInput = {
    problem,
    seed: seed * 1000 + life * 100 + slot,
    method: methodOf(slot, board.slots),
    slot,
    slots: board.slots,
    buffer: board.buffer,
    budgetMs: clock === 'wall' ? options.budgetMs - elapsedMs : options.budgetMs,
    clock,
    early: options.early ?? {},
    parameters,
    statistics: statistics.memoryOf(slot),
  }
  const thread = new Worker(new URL('./method_thread.ts', import.meta.url), { workerData })
  options.onThread?.(thread)
  return { ended: endOf(thread), end: () => thread.terminate() }
}

/** @returns whether the thread ended because its search had; a lost one did not */
function endOf(thread: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    let finished = false
    thread.once('message', () => (finished = true))
    thread.once('error', (error) => console.error(`A search thread was lost: ${error.message}`))
    thread.once('exit', () => resolve(finished))
  })
}

function progressOf(board: Blackboard, elapsedMs: number): PortfolioProgress {
  const packed = board.bestPacked()
  const cost = packed < PACK / 2 ? packed : null
  return {
    elapsedMs,
    cost,
    lowerBound: usefulBound(cost, board.bound()),
    moves: board.moves(),
  }
}
