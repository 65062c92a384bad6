import { watchable } from '#app/core/hubs/jobs_hub'
import { organisationContext } from '#app/core/organisation_context'
import { canUse } from '#contracts/abilities'
import { findBatch } from '#app/exports/queries/batch_rows'

/** Users who may read a batch may watch it. */
export const watchBatches = (): void =>
  watchable('batch', async (account, batchId) => {
    const { organisationId, role, entitlements } = account
    if (!organisationId || !canUse(role, 'exports.read', entitlements)) return false
    const actor = { ...account, organisationId }
    return organisationContext
      .run(organisationId, () => findBatch(batchId), actor)
      .then(
        () => true,
        () => false
      )
  })
