import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'

type Metric = { id: string; name: string }
export type Place = { id: string; code: string }

/** Two metrics, one for each way in, and locations with codes; the module is switched on and the user may sign in. */
export async function seedMetrics(organisationId: string, locationCount = 14) {
  const [copied, imported]: Metric[] = [
    { id: newId(), name: 'Copied' },
    { id: newId(), name: 'Imported' },
  ]
  const locations: Place[] = Array.from({ length: locationCount }, (_, index) => ({
    id: newId(),
    code: String(900_000 + index),
  }))
  const owner = { organisation_id: organisationId }
  await organisationContext.run(organisationId, async () => {
    await trx().from('organisations').update({ metrics_enabled: true })
    await trx()
      .table('locations')
      .multiInsert(
        locations.map(({ id, code }) => ({ id, ...owner, code, name: code, time_zone: 'Europe/Warsaw' }))
      )
    await trx()
      .table('demand_metrics')
      .multiInsert([copied!, imported!].map((metric) => ({ ...metric, ...owner, data_type: 'COUNT' })))
  })
  const owners = db.connection('owner')
  await owners.from('users').where(owner).update({ status: 'active', address_confirmed: true })
  return { copied: copied!, imported: imported!, locations }
}
