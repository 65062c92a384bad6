import { record } from '#app/core/audit/record'
import { database, now, nextVersion } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { lockTypes, refuseTaken } from '#app/requests/actions/write_request_type'
import { loadRequestType } from '#app/requests/queries/load_request_types'
import type { Locale } from '#contracts/enums'
import type { RequestType } from '#contracts/requests'

/**
 * Takes a type out of use, or brings it back; requests that have it keep it. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws requests.* as `refuseTaken` says, when what it was called is in use again
 */
export class ArchiveRequestType {
  async handle(id: string, archived: boolean, locale: Locale): Promise<RequestType> {
    await lockTypes()
    const before = await loadRequestType(id, locale)
    if (!before) throw notFound()
    if (before.archived === archived) return before
    if (!archived) await refuseTaken(before, id)
    await database()
      .updateTable('requestTypes')
      .set({ archivedAt: archived ? now : null, version: nextVersion })
      .where('id', '=', id)
      .execute()
    const action = archived ? 'requests.archive' : 'requests.restore'
    await record({ action, entity: 'request_type', entityId: id, before })
    return (await loadRequestType(id, locale))!
  }
}
