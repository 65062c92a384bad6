import { Worker } from 'node:worker_threads'
import { gridCost } from '../roster/grid_model/grid_cost.ts'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { emptyRoster } from '../roster/grid_search/empty_roster.ts'
import { PACK } from '../roster/grid_search/packed.ts'
import { Blackboard } from '../roster/portfolio/blackboard.ts'
import type { Clock, MethodThreadInput } from './method_thread.ts'
import type { MethodName } from '../roster/portfolio/methods.ts'

export type PortfolioOptions = {
  readonly seed: number
  readonly budgetMs: number
  readonly threads: number
  /** What the budget counts; `wall` when left out. By `cpu`, the run lasts until every thread has worked that long. */
  readonly clock?: Clock
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
  /** null while nothing is proved. */
  readonly lowerBound: number | null
  readonly moves: number
}

export type PortfolioResult = {
  readonly roster: Uint8Array
  readonly cost: number
  /** Units outside hard rules; 0 for a roster that keeps all of them. */
  readonly hard: number
  /** null: nothing was proved. */
  readonly lowerBound: number | null
  readonly seconds: number
  readonly moves: number
}

const LOOK_EVERY_MS = 250
/** A thread that does not end by itself this long after it was told to is ended from outside. */
const GRACE_MS = 1500
/** Threads a place may use up. */
const LIVES = 3

/**
 * Searches on several threads at once that show each other their best rosters, until the budget, the signal or a proved
 * optimum. A thread that dies is replaced; whatever anybody found before is kept.
 */
export async function runPortfolio(
  problem: GridProblem,
  options: PortfolioOptions
): Promise<PortfolioResult> {
  const { threads, signal, onProgress, clock = 'wall' } = options
  const budgetMs = clock === 'wall' ? options.budgetMs : Infinity
  const startedAt = performance.now()
  const slots = Math.max(1, threads)
  const board = new Blackboard(slots, problem.people * problem.days)
  const elapsedMs = (): number => performance.now() - startedAt
  const running = Array.from({ length: slots }, (_, slot) =>
    keepSearching({ problem, options, board, slot, elapsedMs })
  )
  const ended = Promise.all(running.map(({ ended: end }) => end)).then(() => true)
  const aborted = abortOf(signal)
  let over = false
  while (!over && elapsedMs() < budgetMs) {
    const turn = later(Math.min(LOOK_EVERY_MS, budgetMs - elapsedMs()))
    over = await Promise.race([ended, aborted.promise, turn])
    onProgress?.(progressOf(board, elapsedMs()))
  }
  aborted.forget()
  board.stop()
  await Promise.race([ended, later(GRACE_MS)])
  await Promise.all(running.map(({ end }) => end()))
  const roster = board.best()?.roster ?? emptyRoster(problem)
  const { cost, hard } = gridCost(problem, roster)
  const { lowerBound, moves } = progressOf(board, 0)
  return { roster, cost, hard, lowerBound, moves, seconds: elapsedMs() / 1000 }
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
  readonly slot: number
  readonly elapsedMs: () => number
}

type Searching = {
  /** When the last thread of the place has ended. */
  readonly ended: Promise<void>
  /** Ends it from outside. */
  readonly end: () => Promise<unknown>
}

/** A thread on a place; when it is lost, another one begins anew there, from another seed. */
function keepSearching(place: Place): Searching {
  const { board, slot } = place
  let thread: Worker | null = null
  const searched = async (): Promise<void> => {
    for (let life = 0; life < LIVES; life += 1) {
      thread = startThread(place, life)
      const finished = await endOf(thread)
      if (finished || board.stopped()) return
      board.mend(slot)
    }
  }
  return { ended: searched(), end: async () => thread?.terminate() }
}

function startThread({ problem, options, board, slot, elapsedMs }: Place, life: number): Worker {
  const { seed, clock = 'wall' } = options
  const workerData: MethodThreadInput = {
    problem,
    seed: seed * 1000 + life * 100 + slot,
    method: methodOf(slot, board.slots),
    slot,
    slots: board.slots,
    buffer: board.buffer,
    budgetMs: clock === 'wall' ? options.budgetMs - elapsedMs() : options.budgetMs,
    clock,
  }
  const thread = new Worker(new URL('./method_thread.ts', import.meta.url), { workerData })
  options.onThread?.(thread)
  return thread
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
  const bound = board.bound()
  return {
    elapsedMs,
    cost: packed < PACK / 2 ? packed : null,
    lowerBound: bound > -Infinity ? bound : null,
    moves: board.moves(),
  }
}

function later(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms))
}

/** Resolves with true when the signal is aborted; `forget` takes the listener off again. */
function abortOf(signal: AbortSignal | undefined): { promise: Promise<true>; forget: () => void } {
  let forget = (): void => {}
  const promise = new Promise<true>((resolve) => {
    const heard = (): void => resolve(true)
    if (signal?.aborted) heard()
    signal?.addEventListener('abort', heard)
    forget = () => signal?.removeEventListener('abort', heard)
  })
  return { promise, forget: () => forget() }
}
