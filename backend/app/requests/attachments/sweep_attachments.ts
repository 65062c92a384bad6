import { organisationContext, rows } from '#app/core/organisation_context'
import { recordAll } from '#app/core/audit/record'
import { storage } from '#app/core/storage/storage'
import { entriesGone } from '#app/scheduling/public/absences'

/** Days a deleted absence keeps its files, so that undoing the deletion brings them back. */
export const daysKept = 7

/** Deletes the files of absences that were deleted, or whose location or person was, and not restored. */
export async function sweepAttachments(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const named = await rows<{ id: string }>('select distinct entry_id as id from entry_attachments')
  if (named.length === 0) return
  const gone = await entriesGone(named.map(({ id }) => id))
  await rows(
    `update entry_attachments set left_at = case when entry_id = any(?::uuid[]) then now() end
     where (left_at is null) = (entry_id = any(?::uuid[]))`,
    [gone, gone]
  )
  const old = await rows<{ id: string; key: string; entryId: string; name: string }>(
    `delete from entry_attachments where left_at < now() - ? * interval '1 day'
     returning id, file_key as key, entry_id as "entryId", name`,
    [daysKept]
  )
  await recordAll(
    old.map(({ id, entryId, name }) => ({
      action: 'requests.remove_attachment',
      ...{ entity: 'entry_attachment', entityId: id, before: { entryId, name } },
    }))
  )
  for (const { key } of old) organisationContext.afterCommit(() => storage().delete(organisationId, key))
}
