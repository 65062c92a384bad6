import type { CompanyChoices, SeverityChoices } from '@shiftloom/solver/labour_code/company_choices'
import type { CustomerRole } from '@shiftloom/backend/contracts/enums'
import type {
  LabourCodeChoices,
  LabourCodeSettings,
  LabourCodeSettingsInput,
  MinimumWage,
} from '@shiftloom/backend/contracts/labour_code'
import type { Severity } from '@shiftloom/solver/labour_code/rule'

/** A number as it is typed; an emptied field is ''. */
export type Typed = number | string

/** The settings as the form holds them: hours as people say them, and a word where the wire has null. */
export type CodeValues = {
  /** `usual`: each rule in its usual way. */
  verification: Severity | 'usual'
  severities: Record<string, Severity>
  toleranceMinutes: Typed
  ownBreak: { own: boolean; breakMinutes: Typed; shiftHours: Typed }
  weeklyReckoning: boolean
  strictWeeklyRest: boolean
  /** '': the law's own night. */
  nightFrom: string
  /** '': eight hours after its start. */
  nightUntil: string
  /** '': as many as the law allows. */
  maxConsecutiveSundays: string
  partialWeeks: boolean
  fortnightRest: boolean
  /** Hours under the name on the wire, so that refusals find them; '': the law's. */
  overtimeYearMinutes: Typed
  restWeekdays: number[]
  overtime: { own: boolean; dailyMinutes: Typed; weeklyMinutes: Typed; doubleMinutes: Typed }
  minimumWages: MinimumWage[]
  overrideRoles: CustomerRole[]
}

const usualBreak = { breakMinutes: 30, shiftMinutes: 360 }
const noThresholds = { dailyMinutes: 480, weeklyMinutes: 2400, doubleMinutes: null }

const hoursOf = (minutes: number | null): Typed => (minutes === null ? '' : minutes / 60)
const minutesOf = (hours: Typed): number | null => (hours === '' ? null : Math.round(Number(hours) * 60))

export function valuesOf(settings: LabourCodeSettings): CodeValues {
  const { ownBreak, overtime } = settings
  const { breakMinutes, shiftMinutes } = ownBreak ?? usualBreak
  const thresholds = overtime ?? noThresholds
  return {
    verification: settings.verification ?? 'usual',
    severities: settings.severities,
    toleranceMinutes: settings.toleranceMinutes,
    ownBreak: { own: ownBreak !== null, breakMinutes, shiftHours: hoursOf(shiftMinutes) },
    weeklyReckoning: settings.weeklyReckoning,
    strictWeeklyRest: settings.weeklyRestMode === 'strict',
    nightFrom: settings.nightFrom ?? '',
    nightUntil: settings.nightUntil ?? '',
    maxConsecutiveSundays:
      settings.maxConsecutiveSundays === null ? '' : String(settings.maxConsecutiveSundays),
    partialWeeks: settings.partialWeeks,
    fortnightRest: settings.fortnightRest,
    overtimeYearMinutes: hoursOf(settings.overtimeYearMinutes),
    restWeekdays: settings.restWeekdays,
    overtime: {
      own: overtime !== null,
      dailyMinutes: hoursOf(thresholds.dailyMinutes),
      weeklyMinutes: hoursOf(thresholds.weeklyMinutes),
      doubleMinutes: hoursOf(thresholds.doubleMinutes),
    },
    minimumWages: settings.minimumWages,
    overrideRoles: settings.overrideRoles,
  }
}

export const choicesOf = (values: CodeValues): LabourCodeChoices => ({
  verification: values.verification === 'usual' ? null : values.verification,
  severities: values.severities,
  toleranceMinutes: Number(values.toleranceMinutes || 0),
  ownBreak: values.ownBreak.own
    ? {
        breakMinutes: Number(values.ownBreak.breakMinutes),
        shiftMinutes: minutesOf(values.ownBreak.shiftHours) ?? 0,
      }
    : null,
  weeklyReckoning: values.weeklyReckoning,
  weeklyRestMode: values.strictWeeklyRest ? 'strict' : null,
  nightFrom: values.nightFrom || null,
  nightUntil: values.nightUntil || null,
  maxConsecutiveSundays: values.maxConsecutiveSundays === '' ? null : Number(values.maxConsecutiveSundays),
  partialWeeks: values.partialWeeks,
  fortnightRest: values.fortnightRest,
  overtimeYearMinutes: minutesOf(values.overtimeYearMinutes),
  restWeekdays: values.restWeekdays,
  overtime: values.overtime.own
    ? {
        dailyMinutes: minutesOf(values.overtime.dailyMinutes),
        weeklyMinutes: minutesOf(values.overtime.weeklyMinutes),
        doubleMinutes: minutesOf(values.overtime.doubleMinutes),
      }
    : null,
  minimumWages: values.minimumWages,
  overrideRoles: values.overrideRoles,
})

export const inputOf = (values: CodeValues, version: number): LabourCodeSettingsInput => ({
  ...choicesOf(values),
  version,
})

/** As everything is before a company chooses anything; its own minimum wages stay, they are no choice. */
export const lawsOwn = ({ minimumWages }: CodeValues): CodeValues => ({
  verification: 'usual',
  severities: {},
  toleranceMinutes: 0,
  ownBreak: { own: false, breakMinutes: 30, shiftHours: 6 },
  weeklyReckoning: false,
  strictWeeklyRest: false,
  nightFrom: '',
  nightUntil: '',
  maxConsecutiveSundays: '',
  partialWeeks: false,
  fortnightRest: false,
  overtimeYearMinutes: '',
  restWeekdays: [],
  overtime: { own: false, dailyMinutes: 8, weeklyMinutes: 40, doubleMinutes: '' },
  minimumWages,
  overrideRoles: [3, 4],
})

/** What the kernel needs to say which limits result, and how each rule counts. */
export const companyChoices = (values: CodeValues): CompanyChoices => choicesOf(values)
export const companySeverities = ({ verification, severities }: CodeValues): SeverityChoices => ({
  verification: verification === 'usual' ? null : verification,
  severities,
})
