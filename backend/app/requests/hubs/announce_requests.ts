import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { requestViewers } from '#app/requests/hubs/requests_hub'

/** Asks screens that show requests to read them again, once the change is stored. */
export function announceRequests(requestId: string): void {
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() =>
    hubs.toGroup('requests', { organisationId, group: requestViewers }, 'requestsChanged', { requestId })
  )
}
