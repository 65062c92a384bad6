import {
  orderChannel,
  orderQueue,
  problemQueues,
  queueOf,
  type Order,
  type ProblemJob,
} from '@shiftloom/solver/worker/jobs'
import { bus } from '#app/core/hubs/bus/bus'
import { queues } from '#app/core/queue/queues'

/** A worker that dies lets the job be taken up again; a problem that makes the solver fail does so every time. */
const ATTEMPTS = 1

/** Hands a problem to the solver; once more is harmless while it waits or runs. */
export async function sendToSolver(job: ProblemJob): Promise<void> {
  await queues.add(queueOf(job.data), job, { jobId: job.data.runId, attempts: ATTEMPTS })
}

type Run = { runId: string; organisationId: string }

/** Keeps the best plan found so far. */
export const stopSolver = (run: Run): Promise<void> => order('stop', run)

/** Throws the work away, whether it waits or runs. */
export async function dropFromSolver(run: Run): Promise<void> {
  for (const queue of problemQueues) if (await queues.remove(queue, run.runId)) return
  await order('cancel', run)
}

async function order(cmd: Order['cmd'], { runId, organisationId }: Run): Promise<void> {
  await queues.add(orderQueue, { organisationId, data: { runId } }, { jobId: `${cmd}-${runId}` })
  await bus().publish(orderChannel, { cmd, id: runId } satisfies Order)
}
