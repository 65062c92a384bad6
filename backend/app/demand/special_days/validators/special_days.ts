import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { specialFactor, specialNameLength } from '#contracts/demand_special_days'

const { least, most } = specialFactor
const version = () => vine.number().withoutDecimals().range([1, 2_000_000_000])
const saving = {
  metricId: fields.id().nullable(),
  name: fields.name(specialNameLength),
  from: fields.day(),
  until: fields.day(),
  factor: vine.number({ strict: true }).range([least, most]).decimal([0, 2]).nullable(),
}

export const specialDaysSpanValidator = vine.create({ from: fields.day(), until: fields.day() })
export const createSpecialDaysValidator = vine.create(saving)
export const changeSpecialDaysValidator = vine.create({ ...saving, version: version() })
export const deleteSpecialDaysValidator = vine.create({ version: version() })
