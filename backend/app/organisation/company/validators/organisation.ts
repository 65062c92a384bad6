import vine from '@vinejs/vine'
import { fields, phone, timeZone } from '#app/core/validation/rules'
import { companyRules } from '#app/organisation/company/validators/company_rules'
import { kinds } from '#app/organisation/company/company_kinds'
import { languages } from '#contracts/enums'
import { avatarLimits } from '#contracts/identity'
import { aboutUsSources, companySizes } from '#contracts/about_company'
import {
  dateFormats,
  deletionReason,
  settlementMonths,
  timeFormats,
  weekStarts,
} from '#contracts/organisation'

export const updateOrganisationValidator = vine.create({
  version: kinds.version(),
  name: fields.name(),
  language: vine.enum(Object.values(languages)),
  country: fields.country(),
  currency: fields.currency(),
  timeZone: vine.string().use(timeZone()),
  timeFormat: vine.enum(timeFormats),
  dateFormat: vine.enum(dateFormats),
  firstDayOfWeek: vine.enum(weekStarts).optional(),
  address: kinds.address(),
  taxId: kinds.taxId().nullable(),
  registrationNumber: kinds.registrationNumber().nullable().optional(),
  contactPerson: fields.line(200).nullable(),
  settlementPeriod: vine.object({ months: vine.enum(settlementMonths), startsOn: fields.day() }),
  rules: companyRules().optional(),
  about: vine
    .object({
      industry: fields.line(60).minLength(1).nullable(),
      companySize: vine.enum(companySizes).nullable(),
      aboutUsSource: vine.enum(aboutUsSources).nullable(),
    })
    .optional(),
})

export const profileLanguageValidator = vine.create({ language: vine.enum(Object.values(languages)) })
export const profilePhoneValidator = vine.create({ phone: vine.string().use(phone()).nullable() })
/** A JPEG file, base64; where null is allowed it takes the picture away. */
const picture = () =>
  vine
    .string()
    .maxLength(Math.ceil(avatarLimits.bytes / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)

export const profileAvatarValidator = vine.create({ picture: picture().nullable() })
export const logoValidator = vine.create({ picture: picture().nullable() })
export const profileValidator = vine.create({
  version: kinds.version(),
  phone: vine.string().use(phone()).nullable(),
  language: vine.enum(Object.values(languages)),
  picture: picture().nullable().optional(),
})

export const deletionRequestValidator = vine.create({
  reason: vine.string().trim().minLength(deletionReason.least).maxLength(deletionReason.most),
  /** The company's name, typed by the person to show that they mean it. */
  name: vine.string().trim().maxLength(200),
})
