import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { locationList, spanFields } from '#app/scheduling/scope/validators/schedule_range'

export const ruleVerdictsValidator = vine.create({
  ...spanFields,
  locationIds: locationList().optional(),
  ...pagingFields,
})
