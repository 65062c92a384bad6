import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { claimRules } from '#contracts/open_shifts'
import { companyRuleLimits as limits, roundingModes } from '#contracts/company_rules'

const within = ({ least, most }: { least: number; most: number }) =>
  vine.number({ strict: true }).withoutDecimals().min(least).max(most)
const yesOrNo = () => vine.boolean({ strict: true })

/** What decides how much of a registered time is paid, and what of it needs no decision. */
export const countingFields = () => ({
  startRoundingMinutes: within(limits.roundingMinutes),
  startRoundingMode: vine.enum(roundingModes),
  endRoundingMinutes: within(limits.roundingMinutes),
  endRoundingMode: vine.enum(roundingModes),
  snapMinutes: within(limits.snapMinutes),
  lateToleranceMinutes: within(limits.toleranceMinutes),
  automaticAcceptance: yesOrNo(),
})

export const companyRules = () =>
  vine.object({
    timeRegistration: vine.object({
      gpsAccuracyMetres: within(limits.gpsAccuracyMetres),
      ...countingFields(),
      lateAlertMinutes: within(limits.alertMinutes).nullable(),
      earlyFinishAlertMinutes: within(limits.alertMinutes).nullable(),
      absenceAlertMinutes: within(limits.alertMinutes).nullable(),
      missingEndAlertMinutes: within(limits.alertMinutes).nullable(),
    }),
    availability: vine.object({
      minimumDays: within(limits.minimumDays),
      tagIds: fields.ids(50).minLength(1).nullable(),
    }),
    swaps: vine.object({ enabled: yesOrNo(), needConfirmation: yesOrNo() }),
    openShifts: vine.object({ decidedBy: vine.enum(claimRules), hours: within(limits.claimHours) }),
    delegations: vine.object({ employeesMayRequest: yesOrNo() }),
  })
