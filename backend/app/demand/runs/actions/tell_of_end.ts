import { organisationContext } from '#app/core/organisation_context'
import { ModelRunEnded, type EndedModelRun } from '#app/demand/runs/model_run_ended'
import type { LabourModelScope } from '#contracts/labour_model'

type Ended = Pick<EndedModelRun, 'outcome' | 'added'> & { scope: LabourModelScope; requestedBy: string }

/** Says once the end is stored that a run has made its shifts, or could not. */
export function tellOfEnd(runId: string, { scope, requestedBy: userId, outcome, added }: Ended): void {
  const { id: organisationId } = organisationContext.current()
  const { from, until, locationIds } = scope
  organisationContext.afterCommit(() =>
    ModelRunEnded.dispatch({
      ...{ organisationId, runId, userId, locationId: locationIds[0]!, from, until, outcome, added },
    })
  )
}
