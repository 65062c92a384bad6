import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { companyRuleLimits as limits } from '#contracts/company_rules'

const within = ({ least, most }: { least: number; most: number }) =>
  vine.number({ strict: true }).withoutDecimals().min(least).max(most)
const yesOrNo = () => vine.boolean({ strict: true })

export const companyRules = () =>
  vine.object({
    timeRegistration: vine.object({
      gpsAccuracyMetres: within(limits.gpsAccuracyMetres),
      startRoundingMinutes: within(limits.roundingMinutes),
      endRoundingMinutes: within(limits.roundingMinutes),
      lateToleranceMinutes: within(limits.toleranceMinutes),
      automaticAcceptance: yesOrNo(),
      lateAlertMinutes: within(limits.alertMinutes).nullable(),
      earlyFinishAlertMinutes: within(limits.alertMinutes).nullable(),
      absenceAlertMinutes: within(limits.alertMinutes).nullable(),
    }),
    availability: vine.object({
      minimumDays: within(limits.minimumDays),
      tagIds: fields.ids(50).minLength(1).nullable(),
    }),
    swaps: vine.object({ enabled: yesOrNo(), needConfirmation: yesOrNo() }),
    delegations: vine.object({ employeesMayRequest: yesOrNo() }),
  })
