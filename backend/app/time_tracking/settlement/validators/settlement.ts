import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { recordFilter } from '#app/time_tracking/records/validators/record'

export const settlementValidator = vine.create({ ...recordFilter, ...pagingFields })

/** `YYYY-MM`. */
export const settlementRunValidator = vine.create({ month: vine.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) })
