import {
  modelQueue,
  orderChannel,
  orderQueue,
  type ModelJob,
  type Order,
} from '@shiftloom/solver/worker/jobs'
import { bus } from '#app/core/hubs/bus/bus'
import { queues } from '#app/core/queue/queues'

/** Hands a run to the solver; once more is harmless while it waits or runs. */
export async function sendModel(job: ModelJob): Promise<void> {
  await queues.add(modelQueue, job, { jobId: job.data.runId, attempts: 1 })
}

type Run = { runId: string; organisationId: string }

/** Keeps what is made so far. */
export const stopModel = (run: Run): Promise<void> => order('stop', run)

/** Throws the work away, whether it waits or runs. */
export async function dropModel(run: Run): Promise<void> {
  if (!(await queues.remove(modelQueue, run.runId))) await order('cancel', run)
}

async function order(cmd: Order['cmd'], { runId, organisationId }: Run): Promise<void> {
  await queues.add(orderQueue, { organisationId, data: { runId } }, { jobId: `${cmd}-${runId}` })
  await bus().publish(orderChannel, { cmd, id: runId } satisfies Order)
}
