import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { countedFields } from '#app/scheduling/entries/validators/counted'
import { overrideField } from '#app/scheduling/rules/override_field'
import { spanFields } from '#app/scheduling/scope/validators/schedule_range'

const scope = { ...spanFields, locationIds: fields.ids(200) }

export const publicationValidator = vine.create({
  ...scope,
  ...countedFields(),
  override: overrideField(),
})
export const withdrawalValidator = vine.create({ ...scope, ...countedFields() })
/** What the screen shows: a period, locations, and what the filters leave. */
export const publicationScopeValidator = vine.create({
  ...scope,
  employeeIds: fields.ids(20_000).optional(),
  positionIds: fields.ids(1000).optional(),
})
