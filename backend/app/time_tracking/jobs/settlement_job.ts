import { registerJob } from '#app/core/queue/job_registry'
import { settleMonth } from '#app/time_tracking/settlement/months/settle_month'
import { settlementQueue, type SettlementJob } from '#app/time_tracking/settlement/months/runs'

registerJob<SettlementJob>({
  queue: settlementQueue,
  unit: 'own',
  concurrency: 2,
  handler: ({ organisationId, data }) => settleMonth(organisationId!, data.month),
})
