import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { bulkKinds } from '#app/scheduling/bulk_changes/bulk_change'
import { countedFields } from '#app/scheduling/entries/validators/counted'
import { spanFields } from '#app/scheduling/scope/validators/schedule_range'

export const bulkChangeValidator = vine.create({
  ...spanFields,
  locationIds: fields.ids(200),
  kind: vine.enum(bulkKinds),
  ...countedFields(),
})
