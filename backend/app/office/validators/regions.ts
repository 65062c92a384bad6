import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { regionOrders } from '#app/office/queries/regions'
import { listedByName, version } from '#app/office/validators/lists'

const region = { name: fields.name(), country: fields.country().nullable() }
export const listRegionsValidator = vine.create(listedByName(regionOrders))
export const createRegionValidator = vine.create(region)
export const updateRegionValidator = vine.create({ ...region, version: version() })
