import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { fields } from '#app/core/validation/rules'
import { organisationOrders } from '#app/office/queries/organisations'
import { organisationStatuses } from '#contracts/enums'

export const listOrganisationsValidator = vine.create({
  ...pagingFields,
  search: vine.string().trim().maxLength(120).optional(),
  status: vine.number().in(Object.values(organisationStatuses)).optional(),
  sort: vine.enum(organisationOrders.flatMap((order) => [order, `-${order}` as const])).optional(),
})

export const extendTrialValidator = vine.create({ until: fields.day() })
