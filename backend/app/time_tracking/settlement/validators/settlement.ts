import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { recordFilter } from '#app/time_tracking/records/validators/record'

export const settlementValidator = vine.create({ ...recordFilter, ...pagingFields })
