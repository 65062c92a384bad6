import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

export const startImpersonationValidator = vine.create({
  userId: fields.id(),
  reason: vine.string().trim().minLength(5).maxLength(300),
})

export const takeImpersonationValidator = vine.create({ code: vine.string().maxLength(200) })
