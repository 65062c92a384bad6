import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { refuseTakenTag } from '#app/organisation/tags/create_tag'
import { requireVersion } from '#app/organisation/directory/require_version'
import { loadTag } from '#app/organisation/tags/load_tags'
import type { Tag } from '#contracts/organisation'

type RenameTagInput = { id: string; version: number; name: string }

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.name_taken
 */
export async function renameTag({ id, version, name }: RenameTagInput): Promise<Tag> {
  const before = requireVersion(await loadTag(id, 'lock'), version)
  const row = { name, version: nextVersion }
  await refuseTakenTag(name, () => database().updateTable('tags').set(row).where('id', '=', id).execute())
  const after = (await loadTag(id))!
  await record({ action: 'organisation.update', entity: 'tag', entityId: id, before, after })
  return after
}
