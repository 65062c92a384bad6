import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { StoredFile } from '#app/core/storage/storage_port'

/**
 * Writes down a file that lies in the storage, for the organisation of the unit of work.
 *
 * @returns the id by which other rows name the file
 */
export async function recordStoredFile(
  { key, size, sha256 }: StoredFile,
  { name, contentType }: { name: string; contentType: string }
): Promise<string> {
  const id = newId()
  await database()
    .insertInto('storedFiles')
    .values({
      id,
      organisationId: organisationContext.current().id,
      storageKey: key,
      name,
      contentType,
      size,
      sha256,
    })
    .execute()
  return id
}
