import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { recordFilter } from '#app/time_tracking/records/validators/record'

export const settlementValidator = vine.create({ ...recordFilter, ...pagingFields })

/** `YYYY-MM`. */
const month = () => vine.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

export const settlementRunValidator = vine.create({ month: month() })
export const settlementTotalsValidator = vine.create({
  month: month(),
  locationIds: recordFilter.locationIds.clone(),
})
