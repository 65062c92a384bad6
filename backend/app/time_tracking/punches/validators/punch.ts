import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { longestPunchNote, punchActions } from '#contracts/time_tracking'

/** Any instant a clock can show, 1970 among them: which of them are taken is for the action to say. */
const instantMs = () => vine.number({ strict: true }).withoutDecimals().range([0, 7_258_118_400_000])
const degrees = (most: number) => vine.number({ strict: true }).range([-most, most])

export const punchValidator = vine.create({
  kind: vine.enum(punchActions),
  locationId: fields.id(),
  deviceId: fields.id(),
  counter: vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000]),
  clientAtMs: instantMs(),
  sentAtMs: instantMs(),
  position: vine
    .object({
      latitude: degrees(90),
      longitude: degrees(180),
      accuracyMetres: vine.number({ strict: true }).range([0, 1_000_000]),
    })
    .nullable(),
  note: vine.string().trim().maxLength(longestPunchNote).nullable(),
})

export const placeNoticeValidator = vine.create({
  version: vine.number({ strict: true }).withoutDecimals().range([1, 1_000]),
})
