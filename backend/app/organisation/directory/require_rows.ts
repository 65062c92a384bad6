import { requireFound } from '#app/core/database/require_found'
import { rows } from '#app/core/organisation_context'

/** @throws core.not_found unless each id is a position of the organisation, in use or not */
export async function requirePositions(ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    requireFound(ids, await rows('select id from positions where id = any(?::uuid[])', [ids]))
}

/** @throws core.not_found unless each id is a person of the organisation, archived or not */
export async function requireEmployees(ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    requireFound(ids, await rows('select id from employees where id = any(?::uuid[])', [ids]))
}
