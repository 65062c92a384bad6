import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { listFields } from '#app/organisation/directory/validators/list'
import { kinds } from '#app/organisation/company/company_kinds'

export const listTagsValidator = vine.create(listFields(['name'] as const))
export const createTagValidator = vine.create({ name: fields.name(60) })
export const updateTagValidator = vine.create({ name: fields.name(60), version: kinds.version() })
