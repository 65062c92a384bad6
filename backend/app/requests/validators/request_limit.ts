import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import {
  largestCorrectionMinutes,
  limitEntryKinds,
  limitYearsAround,
  longestCorrectionReason,
  workConditions,
} from '#contracts/request_limits'

const thisYear = new Date().getUTCFullYear()
const year = (strict: boolean) =>
  vine
    .number({ strict })
    .withoutDecimals()
    .range([thisYear - limitYearsAround, thisYear + limitYearsAround])
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
