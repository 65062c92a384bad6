import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { languages } from '#contracts/enums'

export const registrationValidator = vine.create({
  companyName: fields.name(),
  name: fields.name(80),
  surname: fields.name(80),
  email: vine.string().trim().maxLength(254).email(),
  password: vine.string().maxLength(1024),
  language: vine.enum(Object.values(languages)),
  acceptsTerms: vine.literal(true),
})

export const reminderValidator = vine.create({
  email: vine.string().trim().maxLength(254).email(),
  password: vine.string().maxLength(1024),
})

const link = () => vine.string().maxLength(200)

export const registrationLinkValidator = vine.create({ link: link() })
export const confirmationValidator = vine.create({ link: link(), password: vine.string().maxLength(1024) })
