import { parentPort, workerData } from 'node:worker_threads'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { methodNamed, type MethodName } from '../roster/portfolio/methods.ts'
import { Blackboard } from '../roster/portfolio/blackboard.ts'
import { contextFor } from '../roster/portfolio/shared_context.ts'

export type MethodThreadInput = {
  readonly problem: GridProblem
  readonly seed: number
  readonly method: MethodName
  readonly slot: number
  readonly slots: number
  readonly buffer: SharedArrayBuffer
  readonly budgetMs: number
}

const input = workerData as MethodThreadInput
const { problem, slots, buffer } = input
const board = new Blackboard(slots, problem.people * problem.days, buffer)
await methodNamed(input.method, board, input.slot)(contextFor(input, board))
parentPort?.postMessage('done')
