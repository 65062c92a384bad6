import { database, json } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { RequestStepContent, RequestStepKind } from '#contracts/filed_requests'

/**
 * Adds to the history of a request what happened to it and what it said then.
 *
 * @param insteadOf the person whose deputy acted
 */
export async function addStep(
  requestId: string,
  kind: RequestStepKind,
  content: RequestStepContent,
  { reason = null, insteadOf = null }: { reason?: string | null; insteadOf?: string | null } = {}
): Promise<void> {
  const { id: organisationId, actor } = organisationContext.current()
  await database()
    .insertInto('requestSteps')
    .values({
      ...{ id: newId(), organisationId, requestId, kind, reason, content: json(content) },
      ...{ byUserId: actor?.userId ?? null, forEmployeeId: insteadOf },
    })
    .execute()
}
