import vine from '@vinejs/vine'
import { fields, phone, timeZone } from '#app/core/validation/rules'
import { languages } from '#contracts/enums'
import { companyFunctions, wizardSteps } from '#contracts/onboarding'
import { aboutUsSources, companySizes } from '#contracts/about_company'
import { dateFormats, timeFormats, weekStarts } from '#contracts/organisation'

export const companyDataValidator = vine.create({
  name: fields.name(),
  country: fields.country(),
  phone: vine.string().use(phone()),
  function: vine.enum(companyFunctions),
  industry: vine.string().trim().minLength(1).maxLength(60),
  companySize: vine.enum(companySizes),
  aboutUsSource: vine.enum(aboutUsSources),
  timeZone: vine.string().use(timeZone()).nullable(),
})

export const regionalSettingsValidator = vine.create({
  language: vine.enum(Object.values(languages)),
  currency: fields.currency(),
  timeZone: vine.string().use(timeZone()),
  timeFormat: vine.enum(timeFormats),
  dateFormat: vine.enum(dateFormats),
  firstDayOfWeek: vine.enum(weekStarts),
})

export const stepValidator = vine.create({
  step: vine.enum(wizardSteps),
  locationId: fields.id().optional(),
})
