import { organisationContext } from '#app/core/organisation_context'
import { notify } from '#app/notifications/actions/notify'
import type { RequestWaits } from '#app/requests/public/events'

/** Notifies those who are to decide on a request; of each step of one that was not edited since, once. */
export async function tellOfWaitingRequest({ details }: RequestWaits): Promise<void> {
  const { organisationId, version, employeeIds, news } = details
  const event = `request/${news.requestId}/${version}/${news.step}`
  await organisationContext.run(organisationId, () =>
    notify(
      employeeIds.map((employeeId) => ({ employeeId, event, message: { kind: 'request_waits', data: news } }))
    )
  )
}
