import { json } from '#app/core/database/database'
import { refuseDuplicates } from '#app/organisation/directory/refuse_duplicates'
import { freeLocationCode } from '#app/organisation/locations/free_location_code'
import { replaceLinks, requireKnown } from '#app/organisation/directory/links'
import type { HoursException, LocationInput } from '#contracts/organisation'

type References = Pick<LocationInput, 'positionIds' | 'tagIds' | 'adminIds'>

/**
 * @param held what the location, or the one it copies, has
 * @throws organisation.unknown_reference
 * @throws organisation.archived_reference
 */
export async function requireKnownReferences(
  { positionIds, tagIds, adminIds }: References,
  held?: References
): Promise<void> {
  await requireKnown('positions', 'positionIds', positionIds, held?.positionIds)
  await requireKnown('tags', 'tagIds', tagIds)
  await requireKnown('employees', 'adminIds', adminIds, held?.adminIds)
}

export async function linkLocation(
  id: string,
  { positionIds, tagIds, adminIds }: LocationInput
): Promise<void> {
  await replaceLinks('location_positions', id, positionIds)
  await replaceLinks('location_tags', id, tagIds)
  await replaceLinks('location_admins', id, adminIds)
}

export const locationColumns = (input: LocationInput) => ({
  ...{ name: input.name, code: input.code, description: input.description, country: input.country },
  ...{ timeZone: input.timeZone, taxId: input.taxId, contactPerson: input.contactPerson },
  ...{ address: json(input.address), workingHours: json(input.workingHours) },
  ...(input.hoursExceptions && { hoursExceptions: json(byDay(input.hoursExceptions)) }),
  ...(input.point && {
    ...{ latitude: input.point.latitude, longitude: input.point.longitude },
    radiusMetres: input.point.radiusMetres,
  }),
  ...(input.point === null && { latitude: null, longitude: null }),
})

const byDay = (exceptions: HoursException[]): HoursException[] =>
  [...exceptions].sort((one, other) => one.day.localeCompare(other.day))

/** Every location can be named by a code, in imports for one. */
export const withCode = async (input: LocationInput): Promise<LocationInput> =>
  input.code === null ? { ...input, code: await freeLocationCode() } : input

/** @throws organisation.location_code_taken */
export const refuseTakenCode = <T>({ code }: LocationInput, write: () => Promise<T>): Promise<T> =>
  refuseDuplicates(
    {
      locations_organisation_id_code_key: {
        code: 'organisation.location_code_taken',
        details: { field: 'code', code },
      },
    },
    write
  )
