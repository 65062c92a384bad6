import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { trx } from '#app/core/organisation_context'
import { loadTag } from '#app/organisation/queries/load_tags'

/**
 * Deletes a tag; people and locations lose it.
 *
 * @throws core.not_found
 */
export class DeleteTag {
  async handle(id: string): Promise<void> {
    const before = await loadTag(id, 'lock')
    if (!before) throw notFound()
    await trx().from('tags').where('id', id).delete()
    await record({ action: 'organisation.delete', entity: 'tag', entityId: id, before })
  }
}
