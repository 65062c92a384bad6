import { sql } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { organisationContext } from '#app/core/organisation_context'
import { addStep } from '#app/requests/steps/request_steps'
import { announceRequests } from '#app/requests/hubs/announce_requests'
import { stepContentOf } from '#app/requests/reading/wire_request'
import type { SteppedAcceptance } from '#app/scheduling/public/events'
import { requestStatuses as statuses } from '#contracts/enums'
import type { RequestStatus, RequestStepKind } from '#contracts/filed_requests'

/**
 * Lets a request follow a planner who takes its step of the schedule back, or does it again: without its entries it waits
 * for a decision, with them it is approved. Runs after the step is stored, in a unit of work of its own.
 */
export const followScheduleStep = (details: SteppedAcceptance): Promise<void> =>
  organisationContext.run(details.organisationId, () => follow(details), details.actor)

async function follow({ commandId, takesBack, entryIds }: SteppedAcceptance): Promise<void> {
  await takeTurns('requests')
  const found = await database()
    .selectFrom('requests')
    .selectAll()
    .where(sql<boolean>`effect ->> 'commandId' = ${commandId} or effect ->> 'withdrawnBy' = ${commandId}`)
    .forUpdate()
    .executeTakeFirst()
  if (!found?.effect || !found.effect.entryIds.some((id) => entryIds.has(id))) return
  const stands = (found.effect.commandId === commandId) !== takesBack
  const next: RequestStatus = stands ? statuses.approved : statuses.pending
  if (found.status === next) return
  await database()
    .updateTable('requests')
    .set({ status: next, automatic: false, version: nextVersion })
    .where('id', '=', found.id)
    .execute()
  const kind: RequestStepKind = stands ? 'approved' : 'returned'
  await addStep(found.id, kind, stepContentOf(found))
  announceRequests(found.id)
}
