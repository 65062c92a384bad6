import vine from '@vinejs/vine'
import { locationList, spanFields } from '#app/scheduling/public/schedule_range'

export const needsValidator = vine.create({
  ...spanFields,
  locationIds: locationList().optional(),
  band: vine.boolean().optional(),
})
