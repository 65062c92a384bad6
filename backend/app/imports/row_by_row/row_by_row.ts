import type { KindOfRows } from '#app/imports/kind'
import type { KindOfImport } from '#app/imports/kind_of_import'
import { countRows, storeRows } from '#app/imports/queries/import_rows'
import { CheckRows } from '#app/imports/row_by_row/check_rows'
import { rowsOfOutcome, type OutcomeRow } from '#app/imports/row_by_row/outcome_rows'
import { RunRows } from '#app/imports/row_by_row/run_rows'
import { UndoChanges } from '#app/imports/row_by_row/undo_changes'
import type { Locale } from '#contracts/enums'
import type { ImportOutcomeRow } from '#contracts/imports'

type Around = Pick<KindOfImport, 'requireSound'> & {
  /** Rows for the wire. */
  shown(rows: OutcomeRow[], locale: Locale): Promise<ImportOutcomeRow[]>
}

/** Keeps the file as it came, judges its rows in order and remembers what each of them changed. */
export const rowByRow = (parts: KindOfRows, { requireSound, shown }: Around): KindOfImport => ({
  requireSound,
  // The last of several under one number counts.
  add: ({ id }, rows) => storeRows(id, [...new Map(rows.map((row) => [row.number, row])).values()]),
  arrived: countRows,
  check: (found, inTransaction) => new CheckRows(parts, inTransaction).handle(found),
  run: (found, inTransaction) => new RunRows(parts, inTransaction).handle(found),
  undo: ({ id }, inTransaction) => new UndoChanges(parts, inTransaction).handle(id),
  async outcomes(found, { locale, ...asked }) {
    const { items, total } = await rowsOfOutcome(parts, found, asked)
    return { items: await shown(items, locale), total }
  },
})
