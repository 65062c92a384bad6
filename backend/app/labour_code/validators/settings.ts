import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { roles } from '#contracts/enums'
import { labourCodeLimits as most, weeklyRestModes } from '#contracts/labour_code'
import { severities } from '@shiftloom/solver/labour_code/rule'

const count = (from: number, to: number) => vine.number({ strict: true }).withoutDecimals().min(from).max(to)
const yesOrNo = () => vine.boolean({ strict: true }).optional()
const amount = () => count(1, 1_000_000_000_000)

/** What is left out stays; only the version is asked for. */
export const settingsValidator = vine.create({
  version: count(0, 2_147_483_647),
  verification: vine.enum(severities).nullable().optional(),
  severities: vine.record(vine.enum(severities)).optional(),
  toleranceMinutes: count(0, most.toleranceMinutes).optional(),
  ownBreak: vine
    .object({ breakMinutes: count(1, most.breakMinutes), shiftMinutes: count(1, most.dayMinutes) })
    .nullable()
    .optional(),
  weeklyReckoning: yesOrNo(),
  weeklyRestMode: vine.enum(weeklyRestModes).nullable().optional(),
  nightFrom: fields.clockTime().nullable().optional(),
  nightUntil: fields.clockTime().nullable().optional(),
  maxConsecutiveSundays: count(1, most.consecutiveSundays).nullable().optional(),
  partialWeeks: yesOrNo(),
  fortnightRest: yesOrNo(),
  overtimeYearMinutes: count(1, most.yearMinutes).nullable().optional(),
  restWeekdays: vine.array(count(1, 7)).distinct().maxLength(6).optional(),
  overtime: vine
    .object({
      dailyMinutes: count(1, most.dayMinutes).nullable(),
      weeklyMinutes: count(1, most.weekMinutes).nullable(),
      doubleMinutes: count(1, most.dayMinutes).nullable(),
    })
    .nullable()
    .optional(),
  minimumWages: vine
    .array(
      vine.object({
        validFrom: fields.day(),
        country: fields.country(),
        currency: fields.currency(),
        monthMinor: amount(),
        hourMinor: amount().nullable(),
      })
    )
    .maxLength(most.minimumWages)
    .optional(),
  overrideRoles: vine
    .array(
      vine.enum([
        roles.employee,
        roles.manager,
        roles.locationManager,
        roles.advisor,
        roles.organisationAdmin,
      ] as const)
    )
    .distinct()
    .optional(),
})
