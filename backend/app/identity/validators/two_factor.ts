import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { twoFactorMethods } from '#contracts/identity'

const password = () => vine.string().maxLength(1024)
const code = () => vine.string().trim().minLength(1).maxLength(20)

export const challengeValidator = vine.create({ challenge: fields.id() })
export const codeValidator = vine.create({ challenge: fields.id(), code: code() })
export const passwordProofValidator = vine.create({ password: password() })
export const twoFactorValidator = vine.create({
  method: vine.enum(twoFactorMethods),
  password: password(),
  code: code().optional(),
})
export const deviceNameValidator = vine.create({ name: fields.name(60) })
