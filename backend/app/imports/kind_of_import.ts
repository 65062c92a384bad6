import type { PageQuery } from '#app/core/http/result'
import type { ImportRow } from '#app/imports/queries/find_import'
import type { Locale } from '#contracts/enums'
import type {
  ImportColumn,
  ImportedRow,
  ImportOptions,
  ImportOutcome,
  ImportOutcomeRow,
} from '#contracts/imports'

/** Runs one unit of work at a time in the organisation, as the user who asked for it. */
export type InTransaction = <T>(work: () => Promise<T>) => Promise<T>

/**
 * What can be imported. The machinery around it is the same for all kinds: who may, in which order, one step at a time,
 * begun again after a crash, stopped between two units of work.
 */
export type KindOfImport = {
  /** @throws DomainError when the columns or choices make no sense, or are not for the current user */
  requireSound(columns: ImportColumn[], options: ImportOptions): void
  /** Stores rows of the file; the same rows again change nothing. */
  add(found: ImportRow, rows: ImportedRow[]): Promise<void>
  /** How many different rows have arrived. */
  arrived(importId: string): Promise<number>
  /** The dry run. Leaves the import `checked`, with its counts. */
  check(found: ImportRow, inTransaction: InTransaction): Promise<void>
  run(found: ImportRow, inTransaction: InTransaction): Promise<void>
  undo(found: ImportRow, inTransaction: InTransaction): Promise<void>
  /** Rows of one outcome, in the words of the reader. */
  outcomes(
    found: ImportRow,
    asked: { outcome: ImportOutcome; paging: PageQuery; locale: Locale }
  ): Promise<{ items: ImportOutcomeRow[]; total: number }>
}
