import { bus } from '#app/core/hubs/bus/bus'

/** A running solve belongs to another process; this channel reaches it. */
export const solverChannel = 'solver_control'

export type SolverOrder = {
  /** `stop` keeps the best so far, `cancel` throws it away. */
  cmd: 'stop' | 'cancel'
  /** The job's id, which is the run's. */
  id: string
}

export const orderSolver = (order: SolverOrder): Promise<void> => bus().publish(solverChannel, order)
