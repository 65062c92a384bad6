import { organisationContext } from '#app/core/organisation_context'
import { notify } from '#app/notifications/actions/notify'
import type { RequestDecided } from '#app/requests/public/events'

/** Notifies the person whose request was decided. */
export async function tellOfRequest({ details }: RequestDecided): Promise<void> {
  const { organisationId, requestId, version, employeeId, number, isApproved, firstDay, lastDay } = details
  const data = { requestId, number, isApproved, firstDay, lastDay }
  await organisationContext.run(organisationId, () =>
    notify([
      { employeeId, event: `request/${requestId}/${version}`, message: { kind: 'request_status', data } },
    ])
  )
}
