import { addDays } from '@shiftloom/solver/time'
import { organisationContext } from '#app/core/organisation_context'
import type { ModelRunEnded } from '#app/demand/public/events'
import { notify } from '#app/notifications/actions/notify'
import { findEmployeeOfUser } from '#app/organisation/public/find_employees'

/** Notifies the requester of shifts made from demand that they are made, or could not be. */
export async function tellOfModelRun({ details }: ModelRunEnded): Promise<void> {
  const { organisationId, runId, userId, locationId, from, until, outcome, added } = details
  await organisationContext.run(organisationId, async () => {
    const person = await findEmployeeOfUser(userId)
    if (!person) return
    const data = { runId, locationId, from, last: addDays(until, -1), outcome, added }
    await notify([
      { employeeId: person.id, event: `labour_model/${runId}`, message: { kind: 'labour_model', data } },
    ])
  })
}
