import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

export const staffValidator = vine.create({ from: fields.day(), until: fields.day() })
