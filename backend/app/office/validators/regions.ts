import vine from '@vinejs/vine'
import { fields, timeZone } from '#app/core/validation/rules'
import { regionOrders } from '#app/office/queries/regions'
import { listedByName, version } from '#app/office/validators/lists'
import { dateFormats, timeFormats, weekStarts } from '#contracts/organisation'

const region = { name: fields.name(), country: fields.country().nullable() }
const settings = {
  currency: fields.currency().nullable(),
  timeZone: vine.string().use(timeZone()).nullable(),
  timeFormat: vine.enum(timeFormats).nullable(),
  dateFormat: vine.enum(dateFormats).nullable(),
  firstDayOfWeek: vine.enum(weekStarts).nullable(),
  holidayRegion: fields.line(20).minLength(1).nullable(),
}
export const listRegionsValidator = vine.create(listedByName(regionOrders))
export const usualValidator = vine.create({ country: fields.country() })
export const createRegionValidator = vine.create(region)
export const updateRegionValidator = vine.create({ ...region, ...settings, version: version() })
