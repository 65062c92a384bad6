import { hubs } from '#app/core/hubs/hubs'
import { organisationContext, rows } from '#app/core/organisation_context'
import { plannersOf } from '#app/scheduling/hubs/groups'

/** Tells everybody who plans that plans are judged differently from now on; they read the rules again. */
export async function announceRules(organisationId: string): Promise<void> {
  const locations = await organisationContext.run(organisationId, () =>
    rows<{ id: string }>('select id from locations where archived_at is null')
  )
  const groups = locations.map(({ id }) => plannersOf(id))
  await Promise.all(
    groups.map((group) => hubs.toGroup('schedule', { organisationId, group }, 'rulesChanged', {}))
  )
}
