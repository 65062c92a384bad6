import vine from '@vinejs/vine'
import { daysBetween } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { queryList } from '#app/core/validation/query_list'
import { fields } from '#app/core/validation/rules'

export const locationList = () => queryList(fields.ids(200))

export const spanFields = { from: fields.day(), until: fields.day() }

export const scheduleRangeValidator = vine.create({ ...spanFields, locationIds: locationList().optional() })

const longestRangeDays = 62

/**
 * @throws scheduling.range_reversed
 * @throws scheduling.range_too_long
 */
export function requireSpan({ from, until }: { from: string; until: string }): void {
  const days = daysBetween(from, until)
  if (days <= 0) throw new DomainError('scheduling.range_reversed', { from, until })
  if (days > longestRangeDays)
    throw new DomainError('scheduling.range_too_long', { days, most: longestRangeDays })
}
