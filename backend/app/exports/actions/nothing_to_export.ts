import { DomainError } from '#app/core/errors/domain_error'
import { unsettledIn, type ExportContent } from '#app/exports/sources/rows_of'

/** Why an export would be empty: people who cannot be in it, or hours that are not approved yet. */
export const nothingToExport = ({ excluded, hours }: ExportContent): DomainError =>
  new DomainError('exports.nothing_to_export', { excluded: excluded.length, unsettled: unsettledIn(hours) })
