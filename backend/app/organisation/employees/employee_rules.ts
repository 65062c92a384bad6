import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { requireInUse, requireKnown } from '#app/organisation/directory/links'
import { heldRequestTypes } from '#app/organisation/employees/known_request_types'
import { writableRoles } from '#contracts/abilities'
import { roles, type Role } from '#contracts/enums'
import type { Employee } from '#contracts/organisation'

/**
 * The current user may add and edit people of every one of these roles.
 *
 * @throws organisation.role_not_allowed
 */
export function requireWritable(...asked: Role[]): void {
  const allowed = writableRoles(organisationContext.actor().role)
  const refused = asked.find((role) => !allowed.includes(role))
  if (refused !== undefined)
    throw new DomainError('organisation.role_not_allowed', { field: 'role', role: refused })
}

/** People below an advisor work for their locations, so they need one. */
export const worksForLocations = (role: Role): boolean => role < roles.advisor

/** @throws organisation.main_location_required */
export function requireMainLocation({
  role,
  mainLocationId,
}: Pick<Employee, 'role' | 'mainLocationId'>): void {
  if (!mainLocationId && worksForLocations(role))
    throw new DomainError('organisation.main_location_required', { field: 'mainLocationId' })
}

type Places = Pick<Employee, 'role' | 'mainLocationId' | 'locationIds'>

/**
 * Where the person works from now on, the main location included. Users who see only some locations can add and take
 * away only those; the others of the person stay.
 *
 * @throws organisation.main_location_required
 * @throws organisation.unknown_reference for a location that does not exist, or that the current user does not see
 */
export async function locationsOf(asked: Places, held: readonly string[] = []): Promise<string[]> {
  const { mainLocationId, locationIds } = asked
  requireMainLocation(asked)
  const scope = organisationContext.actor().locationIds
  const seen = (id: string) => scope === null || scope.includes(id)
  const requireSeen = (field: string, ids: string[]) => {
    const strange = ids.filter((id) => !seen(id) && !held.includes(id))
    if (strange.length > 0) throw new DomainError('organisation.unknown_reference', { field, ids: strange })
  }
  const main = mainLocationId ? [mainLocationId] : []
  requireSeen('mainLocationId', main)
  requireSeen('locationIds', locationIds)
  await requireKnown('locations', 'mainLocationId', main)
  await requireKnown('locations', 'locationIds', locationIds)
  return [...new Set([...main, ...locationIds, ...held.filter((id) => !seen(id))])]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type References = Pick<Employee, 'positionIds' | 'tagIds' | 'positionRules' | 'availableRequestTypeIds'>
const nothing: References = { positionIds: [], tagIds: [], positionRules: {}, availableRequestTypeIds: [] }

/**
 * @param held what the person had before
 * @throws organisation.unknown_reference
 * @throws organisation.archived_reference
 */
export async function requireKnownWork(asked: Partial<References>, held = nothing): Promise<void> {
  const { positionIds, tagIds, positionRules, availableRequestTypeIds } = { ...nothing, ...asked }
  const ruled = Object.keys(positionRules)
  const strange = ruled.filter((id) => !uuid.test(id))
  if (strange.length > 0)
    throw new DomainError('organisation.unknown_reference', { field: 'positionRules', ids: strange })
  const heldPositions = [...held.positionIds, ...Object.keys(held.positionRules)]
  await requireKnown('positions', 'positionIds', positionIds, heldPositions)
  await requireKnown('positions', 'positionRules', ruled, heldPositions)
  await requireKnown('tags', 'tagIds', tagIds)
  const types = availableRequestTypeIds.filter((id) => !held.availableRequestTypeIds.includes(id))
  if (types.length > 0) requireInUse('availableRequestTypeIds', types, await heldRequestTypes(types))
}
