import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import type { World } from '#tests/world/world'

type Place = {
  add: (table: string, row: object) => Promise<unknown>
  world: World
  locationId: string
  secret: string
  monday: string
}
type DemandIds = Record<'metric' | 'demandRule' | 'demandVersion' | 'specialDays' | 'modelRun', string>

/** An id in Latin letters only. */
export const lettersOf = (id: string): string =>
  id.replaceAll('-', '').replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

const demandBody = {
  work: { kind: 'fixed', people: 1, start: '20:00', durationMinutes: 60, weekdays: [1, 2, 3, 4, 5] },
  ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
}

/** A metric with a rule, special days and a run at one location, within a unit of work of its organisation. */
export async function demandRows(
  { add, world, locationId, secret, monday }: Place,
  { metric, demandRule, demandVersion, specialDays, modelRun }: DemandIds
): Promise<void> {
  await add('demand_metrics', {
    // Latin letters only.
    ...{
      id: metric,
      name: (locationId === world.locationId ? secret : '') + lettersOf(metric),
      data_type: 'COUNT',
    },
  })
  await add('demand_rules', { id: demandRule, location_id: locationId })
  await add('demand_rule_versions', {
    ...{ id: demandVersion, rule_id: demandRule, number: 1, valid_from: monday },
    ...{ name: `${secret} ${demandRule}`, body: JSON.stringify(demandBody) },
  })
  await trx()
    .table('demand_rule_connections')
    .insert({
      ...{ organisation_id: world.organisationId, rule_version_id: demandVersion },
      ...{ position_id: world.cookId, share: 1 },
    })
  await add('demand_special_days', {
    ...{ id: specialDays, location_id: locationId, metric_id: metric, name: `${secret} ${specialDays}` },
    ...{ from_day: monday, until_day: '2026-11-18', factor: 1.5 },
  })
  await add('demand_runs', {
    ...{ id: modelRun, requested_by: world.admin.userId, state: 'proposed' },
    problem: JSON.stringify({ version: 1, slotMinutes: 15, locations: [] }),
    scope: JSON.stringify({
      ...{ from: monday, until: '2026-11-23', locationIds: [locationId], positionIds: [] },
      keep: { published: true, manual: true },
    }),
    rows: JSON.stringify([{ locationId, positionId: world.cookId, before: [], after: [] }]),
  })
  await add('demand_run_changes', {
    ...{ id: newId(), run_id: modelRun, location_id: locationId, position_id: world.cookId },
    ...{ kind: 'added', day: '2026-11-21', start_time: '08:00', end_time: '16:00' },
  })
}
