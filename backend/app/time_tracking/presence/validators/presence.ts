import vine from '@vinejs/vine'
import { queryList } from '#app/core/validation/query_list'
import { fields } from '#app/core/validation/rules'

export const presenceValidator = vine.create({ locationIds: queryList(fields.ids()).optional() })
