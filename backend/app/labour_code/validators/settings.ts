import vine from '@vinejs/vine'
import { ruleSeverities } from '#contracts/labour_code'

export const settingsValidator = vine.create({
  version: vine.number().withoutDecimals().min(0),
  severities: vine.record(vine.enum(ruleSeverities)),
  toleranceMinutes: vine.number().withoutDecimals().min(0).max(480),
})
