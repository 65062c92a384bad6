import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { recordAll } from '#app/core/audit/record'
import { storage } from '#app/core/storage/storage'
import { entriesGone } from '#app/scheduling/public/absences'

/** Days a deleted absence keeps its files, so that undoing the deletion brings them back. */
const daysKept = 7

/**
 * Deletes the files of absences that were deleted, or whose location or person was, and not restored; those of deleted
 * requests at once.
 */
export async function sweepAttachments(): Promise<void> {
  await removed(await filesOfGoneRequests())
  const named = await database().selectFrom('entryAttachments').select('entryId').distinct().execute()
  if (named.length === 0) return
  const gone = await entriesGone(named.flatMap(({ entryId }) => entryId ?? []))
  await sql`update entry_attachments set left_at = case when entry_id = ${anyOf(gone)} then now() end
    where (left_at is null) = (entry_id = ${anyOf(gone)})`.execute(database())
  const old = await database()
    .deleteFrom('entryAttachments')
    .where('leftAt', '<', sql<Date>`now() - ${daysKept} * interval '1 day'`)
    .returning(['id', 'fileKey as key', 'entryId', 'requestId', 'name'])
    .execute()
  await removed(old)
}

type Gone = { id: string; key: string; entryId: string | null; requestId: string | null; name: string }

const filesOfGoneRequests = (): Promise<Gone[]> =>
  database()
    .deleteFrom('entryAttachments')
    .where('entryId', 'is', null)
    .where(sql<boolean>`not exists (select from requests r where r.id = request_id)`)
    .returning(['id', 'fileKey as key', 'entryId', 'requestId', 'name'])
    .execute()

async function removed(files: readonly Gone[]): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  await recordAll(
    files.map(({ id, entryId, requestId, name }) => ({
      action: 'requests.remove_attachment',
      ...{ entity: 'entry_attachment', entityId: id },
      before: { ...(entryId ? { entryId } : { requestId }), name },
    }))
  )
  for (const { key } of files) organisationContext.afterCommit(() => storage().delete(organisationId, key))
}
