import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { locationList } from '#app/scheduling/scope/validators/schedule_range'
import { ledgerPeriods } from '#contracts/fairness'

/** Without a period the quarter is meant. */
const periodFields = { day: fields.day(), period: vine.enum(ledgerPeriods).optional() }

export const fairnessValidator = vine.create({ ...periodFields, locationIds: locationList().optional() })
export const ownFairnessValidator = vine.create(periodFields)
