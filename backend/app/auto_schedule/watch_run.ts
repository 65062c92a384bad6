import { watchable } from '#app/core/hubs/jobs_hub'
import { organisationContext } from '#app/core/organisation_context'
import { findRun } from '#app/auto_schedule/queries/find_run'
import { canUse } from '#contracts/abilities'

/** Users who may read a run may watch it. */
export const watchRuns = (): void =>
  watchable('run', async (account, runId) => {
    const { organisationId, role, entitlements } = account
    if (!organisationId || !canUse(role, 'schedule.generate', entitlements)) return false
    const actor = { ...account, organisationId }
    return organisationContext
      .run(organisationId, () => findRun(runId), actor)
      .then(
        () => true,
        () => false
      )
  })
