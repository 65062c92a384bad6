import { record } from '#app/core/audit/record'
import { trx } from '#app/core/organisation_context'
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
export class RenameTag {
  async handle({ id, version, name }: RenameTagInput): Promise<Tag> {
    const before = requireVersion(await loadTag(id, 'lock'), version)
    const row = { name, version: version + 1, updated_at: new Date() }
    await refuseTakenTag(name, () => trx().from('tags').where('id', id).update(row))
    const after = (await loadTag(id))!
    await record({ action: 'organisation.update', entity: 'tag', entityId: id, before, after })
    return after
  }
}
