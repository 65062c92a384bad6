import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

export const sheetValidator = vine.create({ from: fields.day(), until: fields.day() })
