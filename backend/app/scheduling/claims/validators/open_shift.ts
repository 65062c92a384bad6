import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { fields } from '#app/core/validation/rules'
import { claimHours, claimRules, mostOpened } from '#contracts/open_shifts'

export const openShiftsValidator = vine.create({
  entryIds: fields.ids(mostOpened).minLength(1).distinct(),
  tagIds: fields.ids(50),
  rule: vine.enum(claimRules).nullable(),
  hours: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(claimHours.least)
    .max(claimHours.most)
    .nullable(),
})
export const unassignedShiftsValidator = vine.create({ from: fields.day().optional() })
export const listOpenShiftsValidator = vine.create({ ...pagingFields, open: vine.boolean().optional() })
export const collectingShiftsValidator = vine.create({ from: fields.day(), until: fields.day() })
