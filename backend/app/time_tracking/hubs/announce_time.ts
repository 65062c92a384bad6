import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { timeViewers } from '#app/time_tracking/hubs/time_hub'

/** Asks screens that show registered time to read it again, once the change is stored. */
export function announceTime(): void {
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() =>
    hubs.toGroup('time', { organisationId, group: timeViewers }, 'timeChanged', {})
  )
}

/** Asks screens that show the settlement to read it again: it was settled further, or stopped. */
export function announceSettlement(): void {
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() =>
    hubs.toGroup('time', { organisationId, group: timeViewers }, 'settlementChanged', {})
  )
}
