import { DomainError } from '#app/core/errors/domain_error'
import { planning } from '#app/organisation/directory/planning'
import type { EmployeeFields } from '#app/organisation/employees/write_employee'

type Fixed = Pick<EmployeeFields, 'fixedScheduleTemplateId' | 'mainLocationId' | 'locationIds'>

/**
 * The fixed template the person has from now on: one of their locations. Who is moved away from its location loses it.
 *
 * @param held what they had before
 * @throws organisation.unknown_reference for a template that does not exist, or of a location that is not theirs
 */
export async function fixedTemplateOf(person: Fixed, held: string | null = null): Promise<string | null> {
  const { fixedScheduleTemplateId: id, mainLocationId, locationIds } = person
  if (!id) return null
  // Kept from being deleted until the person names it.
  const locationId = await planning().locationOfTemplate(id)
  if (locationId && [mainLocationId, ...locationIds].includes(locationId)) return id
  if (id === held) return null
  throw new DomainError('organisation.unknown_reference', { field: 'fixedScheduleTemplateId', ids: [id] })
}
