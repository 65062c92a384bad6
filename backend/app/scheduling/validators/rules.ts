import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { fields } from '#app/core/validation/rules'
import { reasonField } from '#app/scheduling/validators/override'
import { locationList, spanFields } from '#app/scheduling/validators/schedule_range'

export const ruleAcceptanceValidator = vine.create({
  ruleId: vine.string().maxLength(60),
  employeeId: fields.id(),
  entryIds: vine.array(fields.id()).minLength(1).maxLength(500).distinct(),
  reason: reasonField(),
})

export const ruleVerdictsValidator = vine.create({
  ...spanFields,
  locationIds: locationList().optional(),
  ...pagingFields,
})
