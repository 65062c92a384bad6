import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { openLocationIds } from '#app/organisation/public/location_ids'
import { plannersOf } from '#app/scheduling/hubs/groups'

/** Tells everybody who plans that plans are judged differently from now on; they read the rules again. */
export async function announceRules(organisationId: string): Promise<void> {
  const locations = await organisationContext.run(organisationId, openLocationIds)
  const groups = locations.map(plannersOf)
  await Promise.all(
    groups.map((group) => hubs.toGroup('schedule', { organisationId, group }, 'rulesChanged', {}))
  )
}
