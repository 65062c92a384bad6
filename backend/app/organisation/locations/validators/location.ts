import vine from '@vinejs/vine'
import { distinctBy } from '#app/core/validation/inconsistent'
import { fields, locationCode, timeZone } from '#app/core/validation/rules'
import { listFields } from '#app/organisation/directory/validators/list'
import { kinds } from '#app/organisation/company/company_kinds'
import { locationRadius, mostHoursExceptions } from '#contracts/organisation'

export const listLocationsValidator = vine.create(listFields(['name', 'code', 'city'] as const))

const degrees = (most: number) => vine.number({ strict: true }).min(-most).max(most)

const location = {
  name: fields.name(),
  code: vine.string().use(locationCode()).nullable(),
  description: kinds.text(2_000).nullable(),
  country: fields.country(),
  timeZone: vine.string().use(timeZone()),
  address: kinds.address(),
  taxId: kinds.taxId().nullable(),
  contactPerson: fields.line(200).nullable(),
  workingHours: vine
    .array(
      vine.object({
        weekday: vine.number({ strict: true }).withoutDecimals().min(1).max(7),
        opens: fields.clockTime(),
        closes: fields.clockTime(),
      })
    )
    .maxLength(28),
  hoursExceptions: vine
    .array(
      vine.object({
        day: fields.day(),
        name: fields.line(80).nullable(),
        hours: vine
          .array(vine.object({ opens: fields.clockTime(), closes: fields.clockTime() }))
          .maxLength(4),
      })
    )
    .maxLength(mostHoursExceptions)
    .use(distinctBy('day'))
    .optional(),
  point: vine
    .object({
      latitude: degrees(90),
      longitude: degrees(180),
      radiusMetres: vine
        .number({ strict: true })
        .withoutDecimals()
        .min(locationRadius.least)
        .max(locationRadius.most),
    })
    .nullable()
    .optional(),
  positionIds: fields.ids(),
  tagIds: fields.ids(),
  adminIds: fields.ids(),
}

export const createLocationValidator = vine.create(location)
export const updateLocationValidator = vine.create({ ...location, version: kinds.version() })
// The name of the first with a word behind it, cut where that is longer than a name may be.
export const duplicateLocationValidator = vine.create({ name: fields.name(160) })
/** Whether it is the location's name is the action's business. */
export const deleteLocationValidator = vine.create({ name: kinds.text().optional() })
