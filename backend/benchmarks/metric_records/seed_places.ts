import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'

/** Metrics and locations to have records; the module is switched on and the user may sign in. */
export async function seedPlaces(organisationId: string, metrics: number, locations: number) {
  const ids = (count: number) => Array.from({ length: count }, newId)
  const [metricIds, locationIds] = [ids(metrics), ids(locations)]
  const owner = { organisation_id: organisationId }
  const letters = (place: number) => `Metric${String.fromCharCode(65 + place)}`
  await organisationContext.run(organisationId, async () => {
    await trx().from('organisations').update({ metrics_enabled: true })
    await trx()
      .table('locations')
      .multiInsert(locationIds.map((id) => ({ id, ...owner, name: id, time_zone: 'Europe/Warsaw' })))
    await trx()
      .table('demand_metrics')
      .multiInsert(metricIds.map((id, place) => ({ id, ...owner, name: letters(place), data_type: 'COUNT' })))
  })
  await db
    .connection('owner')
    .from('users')
    .where(owner)
    .update({ status: 'active', address_confirmed: true })
  return { metricIds, locationIds }
}
