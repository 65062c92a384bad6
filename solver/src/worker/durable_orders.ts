import type { Queue } from 'bullmq'
import type { Order } from './jobs.ts'
import type { DurableOrders } from './orders.ts'

/** Strongest first. */
const commands: readonly Order['cmd'][] = ['cancel', 'stop']

/** Orders kept as jobs `cancel-<runId>` and `stop-<runId>` that no worker takes. */
export const durableOrders = (queue: Queue): DurableOrders => ({
  read: async (runId) => {
    for (const cmd of commands) if (await queue.getJob(`${cmd}-${runId}`)) return cmd
    return null
  },
  forget: async (runId) => {
    for (const cmd of commands) await queue.remove(`${cmd}-${runId}`)
  },
})
