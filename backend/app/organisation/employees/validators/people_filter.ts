import vine from '@vinejs/vine'
import { queryList } from '#app/core/validation/query_list'
import { fields } from '#app/core/validation/rules'
import { accountStatuses } from '#contracts/organisation'
import { customerRoles } from '#contracts/people'

/** What a list of people can be narrowed to. */
export const peopleFilter = {
  search: vine.string().trim().maxLength(120).optional(),
  locationIds: queryList(fields.ids()).optional(),
  positionIds: queryList(fields.ids()).optional(),
  tagIds: queryList(fields.ids()).optional(),
  roles: queryList(vine.array(vine.number().in([...customerRoles]))).optional(),
  accountStatuses: queryList(vine.array(vine.enum(accountStatuses))).optional(),
  archived: vine.boolean().optional(),
}
