import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { fields } from '#app/core/validation/rules'
import { reason, recordFilter, version } from '#app/time_tracking/records/validators/record'
import { correctionStatuses, mostCorrectedBreaks } from '#contracts/time_corrections'

export const correctionsValidator = vine.create({
  ...{ ...recordFilter, ...pagingFields },
  status: vine.enum(correctionStatuses).optional(),
})

export const correctionValidator = vine.create({
  recordId: fields.id().nullable(),
  day: fields.day(),
  locationId: fields.id(),
  start: fields.clockTime(),
  end: fields.clockTime(),
  breaks: vine
    .array(vine.object({ start: fields.clockTime(), end: fields.clockTime() }))
    .maxLength(mostCorrectedBreaks),
  reason: reason(),
})

export const correctionVersionValidator = vine.create({ version: version() })
export const correctionRejectionValidator = vine.create({ version: version(), reason: reason() })
