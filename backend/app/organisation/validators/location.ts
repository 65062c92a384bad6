import vine from '@vinejs/vine'
import { fields, locationCode, timeZone } from '#app/core/validation/rules'
import { listFields } from '#app/organisation/validators/list'
import { kinds } from '#app/organisation/validators/rules'

export const listLocationsValidator = vine.create(listFields(['name', 'code', 'city'] as const))

const location = {
  name: fields.name(),
  code: vine.string().use(locationCode()).nullable(),
  description: kinds.text(2_000).nullable(),
  country: fields.country(),
  timeZone: vine.string().use(timeZone()),
  address: kinds.address(),
  taxId: kinds.taxId().nullable(),
  contactPerson: kinds.text().nullable(),
  workingHours: vine
    .array(
      vine.object({
        weekday: vine.number({ strict: true }).withoutDecimals().min(1).max(7),
        opens: fields.clockTime(),
        closes: fields.clockTime(),
      })
    )
    .maxLength(28),
  positionIds: fields.ids(),
  tagIds: fields.ids(),
  adminIds: fields.ids(),
}

export const createLocationValidator = vine.create(location)
export const updateLocationValidator = vine.create({ ...location, version: kinds.version() })
