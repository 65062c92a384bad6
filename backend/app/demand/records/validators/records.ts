import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { highestRecord, longestRecordDays, recordSteps } from '#contracts/demand_records'

const slots = () =>
  vine
    .array(vine.number({ strict: true }).range([0, highestRecord]).nullable())
    .minLength(1)
    .maxLength(96)

export const recordsValidator = vine.create({ from: fields.day(), until: fields.day() })
export const recordChangeValidator = vine.create({
  stepMinutes: vine.number({ strict: true }).in([...recordSteps]),
  days: vine
    .array(vine.object({ day: fields.day(), before: slots(), values: slots() }))
    .minLength(1)
    .maxLength(longestRecordDays),
})
