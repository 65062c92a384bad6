import vine from '@vinejs/vine'
import { availabilityKinds } from '@shiftloom/solver/labour_code/availability'
import { fields } from '#app/core/validation/rules'
import { spanFields } from '#app/scheduling/scope/validators/schedule_range'
import { availabilityScopes, longestDeclaration } from '#contracts/availability'

const hours = vine.object({ start: fields.clockTime(), end: fields.clockTime() }).nullable()
const whose = { employeeId: fields.id().optional() }
const days = vine.array(fields.day()).minLength(1).maxLength(longestDeclaration).distinct()
const content = { kind: vine.enum(availabilityKinds), hours }

export const availabilityValidator = vine.create({ ...spanFields, ...whose })
export const declarationValidator = vine.create({ ...whose, ...content, days })
export const clearingValidator = vine.create({ ...whose, days })
export const availabilityEditValidator = vine.create({
  ...content,
  version: vine.number({ strict: true }).withoutDecimals().range([0, 2_000_000_000]),
  scope: vine.enum(availabilityScopes),
})
export const availabilityRemovalValidator = vine.create({
  version: vine.number().withoutDecimals().min(0),
  scope: vine.enum(availabilityScopes),
})
