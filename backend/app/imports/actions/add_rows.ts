import { DomainError } from '#app/core/errors/domain_error'
import { findImport } from '#app/imports/queries/find_import'
import { storeRows } from '#app/imports/queries/import_rows'
import type { ImportedRow } from '#contracts/imports'

/**
 * @throws core.not_found
 * @throws imports.not_possible_now once the file was checked
 * @throws imports.wrong_width for a row with more or fewer cells than there are columns
 */
export async function addRows(importId: string, given: ImportedRow[]): Promise<void> {
  const { state, columns } = await findImport(importId, 'lock')
  if (state !== 'draft') throw new DomainError('imports.not_possible_now', { state })
  const wrong = given.find(({ cells }) => cells.length !== columns.length)
  if (wrong) throw new DomainError('imports.wrong_width', { row: wrong.number })
  // The last of several under one number counts.
  await storeRows(importId, [...new Map(given.map((row) => [row.number, row])).values()])
}
