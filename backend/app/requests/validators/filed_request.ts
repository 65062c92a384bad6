import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { queryList } from '#app/core/validation/query_list'
import { fields } from '#app/core/validation/rules'
import { requestStatuses } from '#contracts/enums'
import {
  coveredShiftChoices,
  longestDecisionReason,
  longestRequestNote,
  mostPeopleAsked,
  mostRequestsTogether,
} from '#contracts/filed_requests'

const flag = () => vine.boolean({ strict: true })
const version = () => vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000])
const text = (most: number) => vine.string().trim().maxLength(most).nullable()

const days = {
  requestTypeId: fields.id(),
  firstDay: fields.day(),
  lastDay: fields.day(),
  part: vine.object({ start: fields.clockTime(), end: fields.clockTime() }).nullable(),
  skipWeekends: flag(),
  skipHolidays: flag(),
}
const content = { ...days, recipientId: fields.id().nullable(), note: text(longestRequestNote) }

export const fileRequestsValidator = vine.create({
  ...content,
  employeeIds: fields.ids(mostPeopleAsked).minLength(1).distinct().optional(),
  draft: flag(),
})
export const changeRequestValidator = vine.create({ ...content, version: version(), draft: flag() })
export const countRequestValidator = vine.create({
  ...days,
  employeeId: fields.id().optional(),
  requestId: fields.id().optional(),
})
export const deleteRequestValidator = vine.create({ version: vine.number().withoutDecimals().min(1) })
export const approveRequestValidator = vine.create({
  version: version(),
  reason: text(longestDecisionReason),
  shifts: vine.enum(coveredShiftChoices),
})
export const requestEffectValidator = vine.create({
  besideIds: queryList(fields.ids(mostRequestsTogether)).optional(),
})
export const rejectRequestValidator = vine.create({ version: version(), reason: text(longestDecisionReason) })

const filters = {
  whose: vine.enum(['own', 'others'] as const).optional(),
  requestTypeIds: queryList(fields.ids(50)).optional(),
  employeeId: fields.id().optional(),
  from: fields.day().optional(),
  until: fields.day().optional(),
  search: fields.line(100).optional(),
}
export const countsValidator = vine.create(filters)
export const listRequestsValidator = vine.create({
  ...filters,
  ...pagingFields,
  statuses: queryList(vine.array(vine.number().in(Object.values(requestStatuses))).maxLength(4)).optional(),
})
export const recipientsValidator = vine.create({ employeeId: fields.id().optional() })
