import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { reasonField } from '#app/scheduling/rules/override_field'

export const ruleAcceptanceValidator = vine.create({
  ruleId: vine.string().maxLength(60),
  employeeId: fields.id(),
  entryIds: vine.array(fields.id()).minLength(1).maxLength(500).distinct(),
  reason: reasonField(),
})
