import { record } from '#app/core/audit/record'
import { archivedAt, database, nextVersion } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { lockTypes, refuseTaken } from '#app/requests/actions/write_request_type'
import { loadRequestType } from '#app/requests/queries/load_request_types'
import type { Locale } from '#contracts/enums'
import type { RequestType } from '#contracts/requests'

/**
 * Takes a type out of use; requests that have it keep it. Repeating it changes nothing.
 *
 * @throws core.not_found
 */
export async function archiveRequestType(id: string, locale: Locale): Promise<RequestType> {
  const before = await lockType(id, locale)
  return before.archived ? before : write(before, 'archive', locale)
}

/**
 * Brings an archived type back. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws requests.* as `refuseTaken` says, when what it was called is in use again
 */
export async function restoreRequestType(id: string, locale: Locale): Promise<RequestType> {
  const before = await lockType(id, locale)
  if (!before.archived) return before
  await refuseTaken(before, id)
  return write(before, 'restore', locale)
}

async function lockType(id: string, locale: Locale): Promise<RequestType> {
  await lockTypes()
  const type = await loadRequestType(id, locale)
  if (!type) throw notFound()
  return type
}

async function write(
  before: RequestType,
  step: keyof typeof archivedAt,
  locale: Locale
): Promise<RequestType> {
  const { id } = before
  await database()
    .updateTable('requestTypes')
    .set({ archivedAt: archivedAt[step], version: nextVersion })
    .where('id', '=', id)
    .execute()
  await record({ action: `requests.${step}`, entity: 'request_type', entityId: id, before })
  return (await loadRequestType(id, locale))!
}
