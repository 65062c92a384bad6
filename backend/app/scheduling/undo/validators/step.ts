import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

export const stepValidator = vine.create({ stepId: fields.id().optional() })
