import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { requireFound } from '#app/core/database/require_found'

/** @throws core.not_found unless each id is a position of the organisation, in use or not */
export async function requirePositions(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) requireFound(ids, await idsIn('positions', ids))
}

/** @throws core.not_found unless each id is a person of the organisation, archived or not */
export async function requireEmployees(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) requireFound(ids, await idsIn('employees', ids))
}

/** @throws core.not_found unless each id is a tag of the organisation */
export async function requireTags(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) requireFound(ids, await idsIn('tags', ids))
}

const idsIn = (table: 'positions' | 'employees' | 'tags', ids: readonly string[]) =>
  database().selectFrom(table).select('id').where('id', '=', anyOf(ids)).execute()
