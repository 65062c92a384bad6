import { plain } from '#app/imports/employees/cell_values'
import type { ImportColumn, ImportField } from '#contracts/imports'

/** The text of a field in a row; empty where no column holds it. */
export const cellOf = (columns: ImportColumn[], cells: string[], field: ImportField): string =>
  plain(cells[columns.findIndex((column) => column.field === field)] ?? '')

/** Texts that identify the person of a row. */
export function personKeysOf(columns: ImportColumn[], cells: string[]): string[] {
  const integrationId = cellOf(columns, cells, 'integrationId')
  const email = cellOf(columns, cells, 'email').toLowerCase()
  // Text that is not an address identifies no one: each of its rows reports that.
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(email)
  return [...(integrationId ? [`id:${integrationId}`] : []), ...(isAddress ? [`email:${email}`] : [])]
}
