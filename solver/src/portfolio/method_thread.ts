import { parentPort, workerData } from 'node:worker_threads'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { methodNamed, type MethodName } from '../roster/portfolio/methods.ts'
import type { Parameters } from '../roster/parameters/parameters.ts'
import { Blackboard } from '../roster/portfolio/blackboard.ts'
import { countedKinds } from '../roster/portfolio/counted_kinds.ts'
import { SearchStatistics } from '../roster/statistics/search_statistics.ts'
import { contextFor, type EarlyEnd } from '../roster/portfolio/shared_context.ts'

/**
 * `cpu`: what the thread itself has worked, for measuring on a busy machine. `steps`: how often a method has asked
 * whether to end, so that a single thread finds the same roster again on whatever machine.
 */
export type Clock = 'wall' | 'cpu' | 'steps'

export type MethodThreadInput = {
  readonly problem: GridProblem
  readonly seed: number
  readonly method: MethodName
  readonly slot: number
  readonly slots: number
  readonly buffer: SharedArrayBuffer
  readonly budgetMs: number
  readonly clock: Clock
  readonly early: EarlyEnd
  readonly parameters: Parameters
  /** Memory of the counters of moves and parts. */
  readonly statistics: SharedArrayBuffer
}

let asked = 0

const clocks: Readonly<Record<Clock, () => number>> = {
  steps: () => ++asked,
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
}

const input = workerData as MethodThreadInput
const { problem, slots, buffer } = input
const board = new Blackboard(slots, problem.people * problem.days, buffer)
const counted = input.clock === 'steps'
const statistics = new SearchStatistics(countedKinds, input.statistics, () => performance.now())
const context = contextFor({ ...input, counted, statistics, now: clocks[input.clock] }, board)
await methodNamed(input.method, board, input.slot)(context)
parentPort?.postMessage('done')
