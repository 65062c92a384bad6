import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { distinctBy } from '#app/core/validation/inconsistent'
import { queryList } from '#app/core/validation/query_list'
import { fields } from '#app/core/validation/rules'
import { longestRecordReason, mostRecordsAtOnce, recordTabs } from '#contracts/time_records'

export const version = () => vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000])
export const reason = () => fields.name(longestRecordReason)

export const recordFilter = {
  from: fields.day(),
  until: fields.day(),
  locationIds: queryList(fields.ids()).optional(),
  employeeId: fields.id().optional(),
}
export const summaryValidator = vine.create(recordFilter)
export const recordsValidator = vine.create({
  ...{ ...recordFilter, ...pagingFields },
  tab: vine.enum(recordTabs).optional(),
})
export const acceptanceValidator = vine.create({ version: version() })
export const rejectionValidator = vine.create({ version: version(), reason: reason() })
export const editValidator = vine.create({
  version: version(),
  start: fields.clockTime(),
  end: fields.clockTime(),
  unpaidBreakMinutes: vine.number({ strict: true }).withoutDecimals().range([0, 1440]),
  reason: reason(),
})
export const acceptancesValidator = vine.create({
  records: vine
    .array(vine.object({ id: fields.id(), version: version() }))
    .minLength(1)
    .maxLength(mostRecordsAtOnce)
    .use(distinctBy('id')),
})
