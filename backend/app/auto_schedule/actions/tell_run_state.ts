import { hubs } from '#app/core/hubs/hubs'
import { watchersOf } from '#app/core/hubs/jobs_hub'
import { organisationContext } from '#app/core/organisation_context'
import type { RunState } from '#contracts/enums'
import type { RunStateMessage } from '#contracts/auto_schedule'

/** Notifies subscribers of the run once the change is stored. */
export function tellRunState(runId: string, state: RunState): void {
  const { id: organisationId } = organisationContext.current()
  const message: RunStateMessage = { runId, state }
  organisationContext.afterCommit(() =>
    hubs.toGroup('jobs', { organisationId, group: watchersOf('run', runId) }, 'runState', message)
  )
}
