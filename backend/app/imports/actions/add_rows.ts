import { DomainError } from '#app/core/errors/domain_error'
import { findImport } from '#app/imports/queries/find_import'
import { kinds } from '#app/imports/kinds'
import type { ImportedRow } from '#contracts/imports'

/**
 * @throws core.not_found
 * @throws imports.not_possible_now once the file was checked
 * @throws imports.wrong_width for a row with more or fewer cells than there are columns
 */
export async function addRows(importId: string, given: ImportedRow[]): Promise<void> {
  const found = await findImport(importId, 'lock')
  const { kind, state, columns } = found
  if (state !== 'draft') throw new DomainError('imports.not_possible_now', { state })
  const wrong = given.find(({ cells }) => cells.length !== columns.length)
  if (wrong) throw new DomainError('imports.wrong_width', { row: wrong.number })
  await kinds[kind].add(found, given)
}
