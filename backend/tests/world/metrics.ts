import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import type { World } from '#tests/world/world'

/** A metric of the world's organisation, written to the database itself. */
export async function madeMetric(
  { organisationId }: World,
  name = 'Tickets',
  aggregation: 'flow' | 'level' = 'flow'
): Promise<string> {
  const id = newId()
  await organisationContext.run(organisationId, () =>
    trx()
      .table('demand_metrics')
      .insert({ id, organisation_id: organisationId, name, data_type: 'COUNT', aggregation })
  )
  return id
}

/** Values of a metric at the world's first location, by wall-clock time `YYYY-MM-DD HH:mm`. */
export const madeRecords = (world: World, metricId: string, values: Record<string, number>) =>
  organisationContext.run(world.organisationId, () =>
    rows(
      `insert into demand_records (organisation_id, metric_id, location_id, at, value)
       select ?, ?, ?, r.at, r.value from jsonb_to_recordset(?::jsonb) as r (at timestamp, value numeric)`,
      [
        ...[world.organisationId, metricId, world.locationId],
        JSON.stringify(Object.entries(values).map(([at, value]) => ({ at, value }))),
      ]
    )
  )
