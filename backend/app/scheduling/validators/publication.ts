import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { bulkKinds } from '#app/scheduling/commands/bulk_change'
import { overrideField } from '#app/scheduling/validators/override'
import { spanFields } from '#app/scheduling/validators/schedule_range'

const scope = { ...spanFields, locationIds: fields.ids(200) }

export const publicationValidator = vine.create({
  ...scope,
  entryIds: fields.ids(20_000).optional(),
  override: overrideField(),
})
export const withdrawalValidator = vine.create({ ...scope, entryIds: fields.ids(20_000).optional() })
export const bulkChangeValidator = vine.create({
  ...scope,
  kind: vine.enum(bulkKinds),
  entryIds: fields.ids(20_000).optional(),
})
/** What the screen shows: a period, locations, and what the filters leave. */
export const publicationScopeValidator = vine.create({
  ...scope,
  employeeIds: fields.ids(20_000).optional(),
  positionIds: fields.ids(1000).optional(),
})
