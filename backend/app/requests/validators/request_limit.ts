import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import {
  largestCorrectionMinutes,
  limitEntryKinds,
  limitYearsAround,
  longestCorrectionReason,
  workConditions,
} from '#contracts/request_limits'

/** What the description of the API names: the years that its days may have. */
const describedYears = { minimum: 1900, maximum: 2199 } as const
const hour = 3_600_000
/** New Year reaches the first time zone 14 hours before the clock of UTC, and the last 12 hours after it. */
const yearSomewhere = (hours: number) => new Date(Date.now() + hours * hour).getUTCFullYear()

/** By the clock of the request: a server that runs over New Year goes on with the new one. */
const limitYear = vine.createRule(
  (value, _options, field) => {
    const min = yearSomewhere(-12) - limitYearsAround
    const max = yearSomewhere(14) + limitYearsAround
    if (Number(value) < min || Number(value) > max)
      field.report('The {{ field }} is not within {{ min }} and {{ max }}', 'range', field, { min, max })
  },
  {
    toJSONSchema: (schema) => {
      const description = `At most ${limitYearsAround} years before or after the present one.`
      Object.assign(schema, describedYears, { description, 'x-years-around': limitYearsAround })
    },
  }
)
const year = (strict: boolean) => vine.number({ strict }).withoutDecimals().use(limitYear())
const minutes = () =>
  vine.number({ strict: true }).withoutDecimals().range([-largestCorrectionMinutes, largestCorrectionMinutes])

export const limitsValidator = vine.create({ year: year(false).optional() })
export const leaveFactsValidator = vine.create({
  workedSince: fields.day().nullable(),
  firstJob: vine.boolean({ strict: true }),
  conditions: vine.enum(workConditions),
  conditionsSince: fields.day().nullable(),
  youngestChildOn: fields.day().nullable(),
  version: vine.number({ strict: true }).withoutDecimals().range([0, 2_000_000_000]),
})
export const limitEntryValidator = vine.create({
  requestTypeId: fields.id(),
  year: year(true),
  kind: vine.enum(limitEntryKinds),
  minutes: minutes(),
  reason: fields.line(longestCorrectionReason),
})
