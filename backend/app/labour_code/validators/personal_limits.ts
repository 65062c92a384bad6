import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

export const personalLimitsValidator = vine.create({ day: fields.day() })
