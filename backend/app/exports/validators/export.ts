import vine from '@vinejs/vine'
import { daysBetween } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { pagingFields } from '#app/core/http/paging'
import { fields } from '#app/core/validation/rules'
import { exportFormats, longestExportDays } from '#contracts/exports'

const scopeFields = {
  // Any text: an unknown layout is refused by name.
  layout: vine.string().maxLength(60),
  from: fields.day(),
  until: fields.day(),
  locationIds: fields.ids(200).distinct().optional(),
}

export const checkExportValidator = vine.create(scopeFields)
export const requestExportValidator = vine.create({ ...scopeFields, format: vine.enum(exportFormats) })
export const listBatchesValidator = vine.create(pagingFields)

/**
 * @throws exports.range_reversed
 * @throws exports.range_too_long
 */
export function requireSpan({ from, until }: { from: string; until: string }): void {
  const days = daysBetween(from, until)
  if (days <= 0) throw new DomainError('exports.range_reversed', { from, until })
  if (days > longestExportDays)
    throw new DomainError('exports.range_too_long', { days, most: longestExportDays })
}
