import { hubs } from '#app/core/hubs/hubs'
import { watchersOf } from '#app/core/hubs/jobs_hub'
import { organisationContext } from '#app/core/organisation_context'
import type { BatchProgressMessage } from '#contracts/exports'

/** Notifies subscribers of the batch once the change is stored. */
export function tellProgress(message: BatchProgressMessage): void {
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() =>
    hubs.toGroup(
      'jobs',
      { organisationId, group: watchersOf('batch', message.batchId) },
      'batchProgress',
      message
    )
  )
}
