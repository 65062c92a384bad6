import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import { queues } from '#app/core/queue/queues'
import { orderSolver } from '#app/core/queue/solver_control'
import type { Alternative } from '#app/scheduling/auto_schedule/proposal/variants'

/** Read by the solver process; the job's id is the run's. */
export const solverQueue = 'auto-schedule'

/** A worker that dies lets the job be taken up again; a problem that makes the solver fail does so every time. */
const ATTEMPTS = 1

export type SolverJob = {
  runId: string
  organisationId: string
  problem: RosterProblem
  /** The same problem under other goals, searched beside it. */
  alternatives: readonly Alternative[]
}

/** Hands a problem to the solver; once more is harmless while it waits or runs. */
export async function sendToSolver({
  runId,
  organisationId,
  problem,
  alternatives,
}: SolverJob): Promise<void> {
  await queues.add(
    solverQueue,
    { organisationId, data: { runId, problem, alternatives } },
    { jobId: runId, attempts: ATTEMPTS }
  )
}

/** Orders that outlive a lost notification and a killed worker; the solver looks for them and removes them. */
const orderQueue = 'auto-schedule-orders'

type Run = { runId: string; organisationId: string }

/** Keeps the best plan found so far. */
export const stopSolver = (run: Run): Promise<void> => order('stop', run)

/** Throws the work away, whether it waits or runs. */
export async function dropFromSolver(run: Run): Promise<void> {
  if (!(await queues.remove(solverQueue, run.runId))) await order('cancel', run)
}

async function order(cmd: 'stop' | 'cancel', { runId, organisationId }: Run): Promise<void> {
  await queues.add(orderQueue, { organisationId, data: { runId } }, { jobId: `${cmd}-${runId}` })
  await orderSolver({ cmd, id: runId })
}
