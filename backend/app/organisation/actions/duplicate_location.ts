import { notFound } from '#app/core/errors/domain_error'
import { CreateLocation } from '#app/organisation/actions/create_location'
import { loadLocation } from '#app/organisation/queries/load_locations'
import type { Location } from '#contracts/organisation'

type DuplicateLocationInput = { id: string; name: string }

/**
 * Opens a second location with everything the first is set to; only the name and the code are its own.
 *
 * @throws core.not_found
 */
export class DuplicateLocation {
  async handle({ id, name }: DuplicateLocationInput): Promise<Location> {
    // Locked: what is copied is one state of it, and what it names is still there.
    const original = await loadLocation(id, 'lock')
    if (!original) throw notFound()
    const { id: _id, version: _version, mainEmployeeCount: _count, ...settings } = original
    return new CreateLocation().handle({ ...settings, name, code: null }, original)
  }
}
