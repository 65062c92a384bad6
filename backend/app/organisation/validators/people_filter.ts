import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { accountStatuses } from '#contracts/organisation'
import { customerRoles } from '#contracts/people'

/** What a list of people can be narrowed to. */
export const peopleFilter = {
  search: vine.string().trim().maxLength(120).optional(),
  locationIds: fields.ids().optional(),
  positionIds: fields.ids().optional(),
  tagIds: fields.ids().optional(),
  roles: vine.array(vine.number().in([...customerRoles])).optional(),
  accountStatuses: vine.array(vine.enum(accountStatuses)).optional(),
  archived: vine.boolean().optional(),
}
