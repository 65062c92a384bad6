import { record } from '#app/core/audit/record'
import { database, nextVersion } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { lockTypes, refuseTaken, requireSense, storedRules } from '#app/requests/actions/write_request_type'
import { loadRequestType } from '#app/requests/queries/load_request_types'
import type { Locale } from '#contracts/enums'
import type { RequestType, RequestTypeInput } from '#contracts/requests'

/**
 * Changes a type. A type that was never renamed keeps its names in all languages as long as the name stays what the
 * person was shown.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws requests.* as `requireSense` and `refuseTaken` say
 */
export async function updateRequestType(
  { id, version, locale }: { id: string; version: number; locale: Locale },
  input: RequestTypeInput
): Promise<RequestType> {
  requireSense(input)
  await lockTypes()
  const before = await loadRequestType(id, locale)
  if (!before) throw notFound()
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  if (!before.archived) await refuseTaken(input, id)
  const { name, ...rules } = input
  const keepsNames = before.standard && before.name === name
  await database()
    .updateTable('requestTypes')
    .set({ ...storedRules(rules), ...(!keepsNames && { name }), version: nextVersion })
    .where('id', '=', id)
    .execute()
  const after = (await loadRequestType(id, locale))!
  await record({ action: 'requests.update', entity: 'request_type', entityId: id, before, after })
  return after
}
