import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { refuseDuplicates } from '#app/organisation/directory/refuse_duplicates'
import { loadTag } from '#app/organisation/tags/load_tags'
import type { Tag, TagInput } from '#contracts/organisation'

/** @throws organisation.name_taken by another tag */
export const refuseTakenTag = <T>(name: string, write: () => Promise<T>): Promise<T> => {
  const taken = { code: 'organisation.name_taken', details: { field: 'name', name } } as const
  return refuseDuplicates({ tags_organisation_id_name_key: taken, tags_name_in_small_letters: taken }, write)
}

/** @throws organisation.name_taken */
export async function createTag({ name }: TagInput): Promise<Tag> {
  const id = newId()
  const row = { id, organisationId: organisationContext.current().id, name }
  await refuseTakenTag(name, () => database().insertInto('tags').values(row).execute())
  await record({ action: 'organisation.create', entity: 'tag', entityId: id, after: { name } })
  return (await loadTag(id))!
}
