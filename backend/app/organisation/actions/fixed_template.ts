import { DomainError } from '#app/core/errors/domain_error'
import { rows } from '#app/core/organisation_context'
import type { EmployeeFields } from '#app/organisation/actions/write_employee'

type Fixed = Pick<EmployeeFields, 'fixedScheduleTemplateId' | 'mainLocationId' | 'locationIds'>

/**
 * The fixed template the person has from now on: one of their locations. Who is moved away from its location loses it.
 *
 * @param held what they had before
 * @throws organisation.unknown_reference for a template that is not there, or of a location that is not theirs
 */
export async function fixedTemplateOf(person: Fixed, held: string | null = null): Promise<string | null> {
  const { fixedScheduleTemplateId: id, mainLocationId, locationIds } = person
  if (!id) return null
  // Kept from being deleted until the person names it.
  const [found] = await rows<{ locationId: string }>(
    'select location_id as "locationId" from schedule_templates where id = ? for key share',
    [id]
  )
  if (found && [mainLocationId, ...locationIds].includes(found.locationId)) return id
  if (id === held) return null
  throw new DomainError('organisation.unknown_reference', { field: 'fixedScheduleTemplateId', ids: [id] })
}
