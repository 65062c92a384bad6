import vine from '@vinejs/vine'
import { fields, timeZone } from '#app/core/validation/rules'
import { kinds } from '#app/organisation/validators/rules'
import { languages } from '#contracts/enums'
import { dateFormats, settlementMonths, timeFormats } from '#contracts/organisation'

export const updateOrganisationValidator = vine.create({
  version: kinds.version(),
  name: fields.name(),
  language: vine.enum(Object.values(languages)),
  country: fields.country(),
  currency: fields.currency(),
  timeZone: vine.string().use(timeZone()),
  timeFormat: vine.enum(timeFormats),
  dateFormat: vine.enum(dateFormats),
  address: kinds.address(),
  taxId: kinds.taxId().nullable(),
  contactPerson: kinds.text().nullable(),
  settlementPeriod: vine.object({ months: vine.enum(settlementMonths), startsOn: fields.day() }),
})

export const profileLanguageValidator = vine.create({ language: vine.enum(Object.values(languages)) })
