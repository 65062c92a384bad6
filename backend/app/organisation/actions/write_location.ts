import { refuseDuplicates } from '#app/organisation/actions/refuse_duplicates'
import { replaceLinks, requireKnown } from '#app/organisation/actions/links'
import type { LocationInput } from '#contracts/organisation'

/** @throws organisation.unknown_reference */
export async function requireKnownReferences({
  positionIds,
  tagIds,
  adminIds,
}: LocationInput): Promise<void> {
  await requireKnown('positions', 'positionIds', positionIds)
  await requireKnown('tags', 'tagIds', tagIds)
  await requireKnown('employees', 'adminIds', adminIds)
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
  name: input.name,
  code: input.code,
  description: input.description,
  country: input.country,
  time_zone: input.timeZone,
  address: JSON.stringify(input.address),
  tax_id: input.taxId,
  contact_person: input.contactPerson,
  working_hours: JSON.stringify(input.workingHours),
})

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
