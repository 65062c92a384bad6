import { DomainError } from '#app/core/errors/domain_error'
import { missingOfBalances } from '#contracts/balance_columns'
import type { ImportColumn } from '#contracts/imports'

/**
 * @throws imports.no_key_column
 * @throws imports.no_balance_columns
 */
export function requireSoundBalances(columns: ImportColumn[]): void {
  const missing = missingOfBalances(columns.flatMap(({ field }) => field ?? []))
  if (missing.includes('key')) throw new DomainError('imports.no_key_column')
  if (missing.length > 0) throw new DomainError('imports.no_balance_columns')
}
