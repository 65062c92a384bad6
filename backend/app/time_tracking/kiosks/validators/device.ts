import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { mostKioskEvents } from '#contracts/kiosks'
import { longestPunchNote, punchActions, kioskMethods } from '#contracts/time_tracking'

const base64url = (most: number) =>
  vine
    .string()
    .maxLength(most)
    .regex(/^[\w-]+$/)
/** Any instant a clock can show, 1970 among them. */
const instantMs = () => vine.number({ strict: true }).withoutDecimals().range([0, 7_258_118_400_000])
const offsetMs = () =>
  vine.number({ strict: true }).withoutDecimals().range([-7_258_118_400_000, 7_258_118_400_000]).nullable()
const count = (least: number) => vine.number({ strict: true }).withoutDecimals().range([least, 2_000_000_000])

export const applicationValidator = vine.create({ publicKey: base64url(400) })
export const stateValidator = vine.create({ secret: vine.string().maxLength(120) })

const proof = { token: base64url(100), sentAtMs: instantMs(), proof: base64url(100) }

export const syncValidator = vine.create({
  ...proof,
  events: vine
    .array(
      vine.object({
        counter: count(1),
        employeeId: fields.id(),
        kind: vine.enum([...punchActions, 'void'] as const),
        corrects: count(1).nullable(),
        clientAtMs: instantMs(),
        offsetMs: offsetMs(),
        uncertaintyMs: count(0).nullable().optional(),
        method: vine.enum(kioskMethods),
        note: vine.string().maxLength(longestPunchNote).nullable(),
        signature: base64url(100),
      })
    )
    .maxLength(mostKioskEvents),
  waiting: count(0),
  wrongCodes: count(0),
  offsetMs: offsetMs(),
  appVersion: vine.string().trim().maxLength(40),
  rosterTag: base64url(30).nullable(),
})

export const questionValidator = vine.create({
  ...proof,
  method: vine.enum(['pin', 'card'] as const),
  code: vine.string().trim().minLength(1).maxLength(64),
})
