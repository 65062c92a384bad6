import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { trx } from '#app/core/organisation_context'
import { loadLocation } from '#app/organisation/queries/load_locations'

/**
 * Closes a location for good, with its schedules, records and settings.
 * Archived people whose main location it was keep no main location.
 *
 * @throws core.not_found
 * @throws organisation.location_has_employees while it is somebody's main location
 */
export class DeleteLocation {
  async handle(id: string): Promise<void> {
    const location = await loadLocation(id, 'lock')
    if (!location) throw notFound()
    // Counted again under the lock: it holds back whoever is about to make it a main location.
    const count = (await loadLocation(id))!.mainEmployeeCount
    if (count > 0) throw new DomainError('organisation.location_has_employees', { count })
    await trx().from('employees').where('main_location_id', id).update({ main_location_id: null })
    await trx().from('locations').where('id', id).delete()
    await record({ action: 'organisation.delete', entity: 'location', entityId: id, before: location })
  }
}
