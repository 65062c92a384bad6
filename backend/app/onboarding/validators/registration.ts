import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { languages } from '#contracts/enums'

/** What stands on one line of a mail, a list or a file has no line breaks or other control characters. */
const oneLine = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && /[\p{Cc}\u2028\u2029]/u.test(value))
    field.report('The {{ field }} has control characters', 'one_line', field)
})
const line = (most: number) => fields.name(most).use(oneLine())

export const registrationValidator = vine.create({
  companyName: line(120),
  name: line(80),
  surname: line(80),
  email: vine.string().trim().maxLength(254).email(),
  password: vine.string().maxLength(1024),
  language: vine.enum(Object.values(languages)),
  acceptsTerms: vine.literal(true),
})

const link = () => vine.string().maxLength(200)

export const registrationLinkValidator = vine.create({ link: link() })
export const confirmationValidator = vine.create({ link: link(), password: vine.string().maxLength(1024) })
