import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { bulkKinds } from '#app/scheduling/bulk_changes/bulk_change'
import { spanFields } from '#app/scheduling/scope/validators/schedule_range'

export const bulkChangeValidator = vine.create({
  ...spanFields,
  locationIds: fields.ids(200),
  kind: vine.enum(bulkKinds),
  entryIds: fields.ids(20_000).optional(),
})
