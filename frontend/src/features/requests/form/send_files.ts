import { addAttachment } from '#/domain/absence/queries.ts'
import { fileToSend } from '#/domain/absence/file_to_send.ts'
import { newKey } from '#/lib/api/new_key.ts'

/**
 * Sends the chosen files behind the requests that were made.
 *
 * @returns names of those that were not added
 */
export async function sendFiles(ids: readonly string[], files: readonly File[]): Promise<string[]> {
  const failed = new Set<string>()
  for (const file of files) {
    const sent = await fileToSend(file)
    for (const id of ids) {
      if (typeof sent === 'string') failed.add(file.name)
      else await addAttachment({ kind: 'request', id }, sent, newKey()).catch(() => failed.add(file.name))
    }
  }
  return [...failed]
}
