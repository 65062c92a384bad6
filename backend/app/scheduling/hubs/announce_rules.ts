import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { openLocationIds } from '#app/organisation/public/location_ids'
import { plannersOf } from '#app/scheduling/hubs/groups'

/** Notifies all planners that the rules have changed; clients reload them. */
export async function announceRules(organisationId: string): Promise<void> {
  const locations = await organisationContext.run(organisationId, openLocationIds)
  const groups = locations.map(plannersOf)
  await Promise.all(
    groups.map((group) => hubs.toGroup('schedule', { organisationId, group }, 'rulesChanged', {}))
  )
}
