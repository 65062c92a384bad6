import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { fields, phone, timeZone } from '#app/core/validation/rules'
import { organisationOrders } from '#app/office/queries/organisations'
import { version } from '#app/office/validators/lists'
import { kinds } from '#app/organisation/public/company_kinds'
import { languages, organisationStatuses } from '#contracts/enums'
import { deletionAnswer, longestTrialDays } from '#contracts/office'
import { aboutUsSources, companySizes } from '#contracts/about_company'
import { dateFormats, timeFormats } from '#contracts/organisation'

export const listOrganisationsValidator = vine.create({
  ...pagingFields,
  search: vine.string().trim().maxLength(120).optional(),
  status: vine.number().in(Object.values(organisationStatuses)).optional(),
  leaving: vine.boolean().optional(),
  sort: vine.enum(organisationOrders.flatMap((order) => [order, `-${order}` as const])).optional(),
})

export const listOrganisationUsersValidator = vine.create({
  ...pagingFields,
  search: vine.string().trim().maxLength(120).optional(),
})

export const defaultsValidator = vine.create({ country: fields.country() })
export const extendTrialValidator = vine.create({ until: fields.day() })

const language = () => vine.enum(Object.values(languages))

const organisation = {
  name: fields.name(),
  country: fields.country(),
  language: language(),
  currency: fields.currency(),
  timeZone: vine.string().use(timeZone()),
  timeFormat: vine.enum(timeFormats),
  dateFormat: vine.enum(dateFormats),
  address: kinds.address(),
  taxId: kinds.taxId().nullable(),
  registrationNumber: kinds.registrationNumber().nullable().optional(),
  contactPerson: fields.line(200).nullable(),
  industry: fields.line(60).minLength(1).nullable(),
  companySize: vine.enum(companySizes).nullable(),
  aboutUsSource: vine.enum(aboutUsSources).nullable(),
  carerUserId: fields.id().nullable(),
  metricsEnabled: vine.boolean({ strict: true }),
}
export const updateOrganisationValidator = vine.create({ ...organisation, version: version() })
export const createOrganisationValidator = vine.create({
  ...organisation,
  trialDays: vine.number({ strict: true }).withoutDecimals().min(1).max(longestTrialDays),
  administrator: vine.object({
    name: fields.name(),
    surname: fields.name(),
    email: vine.string().trim().maxLength(254).email(),
    phone: vine.string().use(phone()).nullable(),
    language: language(),
  }),
})

export const refuseDeletionValidator = vine.create({
  answer: vine.string().trim().minLength(deletionAnswer.least).maxLength(deletionAnswer.most),
})
