import { clockMinutes } from '../time/time.ts'
import { withCompanyBreak, withWeeklyReckoning } from './limit_changes.ts'
import type { LabourLimits } from './limits.ts'
import { defaultSettings, type LawPackId } from './law_packs.ts'
import { ruleIds, type RuleId, type RuleSettings, type Severity } from './rule.ts'

/** What a company decides on top of the law. null: as the law has it. */
export type CompanyChoices = {
  /** An excess or lack up to this is not reported. */
  readonly toleranceMinutes: number
  /** Its own break instead of the law's table. */
  readonly ownBreak: { readonly breakMinutes: number; readonly shiftMinutes: number } | null
  /** Hours reckoned by the week (Labour Code 45/2019/QH14 art. 105 (2)); only where days have a normal length. */
  readonly weeklyReckoning: boolean
  readonly weeklyRestMode: LabourLimits['weeklyRestMode'] | null
  /** Start of the eight hours of night, `HH:mm`; only where the law leaves it to the employer. */
  readonly nightFrom: string | null
  /** Most working Sundays in a row; where the law has a limit the stricter one counts. */
  readonly maxConsecutiveSundays: number | null
  /** Whether the incomplete week at a settlement period's end is checked too. */
  readonly partialWeeks: boolean
  /** Days of weekly rest, 1 Monday to 7 Sunday; only where the law caps the overtime of a month. Left out: the law's. */
  readonly restWeekdays?: readonly number[]
}

const NIGHT_MINUTES = 480
const EARLIEST_NIGHT = '21:00'
const LATEST_NIGHT_END = '07:00'

/** Eight hours of night between 21:00 and 07:00 (KP art. 151⁷ § 1), so it begins between 21:00 and 23:00. */
export const isNightStart = (clock: string): boolean =>
  clockMinutes(clock) >= clockMinutes(EARLIEST_NIGHT) &&
  clockMinutes(clock) + NIGHT_MINUTES <= clockMinutes(LATEST_NIGHT_END) + 1440

/** The clock time eight hours after the night begins. */
export function nightEnd(nightFrom: string): string {
  const end = (clockMinutes(nightFrom) + NIGHT_MINUTES) % 1440
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

/** The limits of a law as a company applies them. */
export function chosenLimits(lawPack: LawPackId, law: LabourLimits, choices: CompanyChoices): LabourLimits {
  const { toleranceMinutes, partialWeeks, ownBreak, weeklyReckoning, weeklyRestMode, nightFrom } = choices
  const ofSundays = sundays(law, choices.maxConsecutiveSundays)
  let limits: LabourLimits = { ...law, toleranceMinutes, partialWeeks, ...ofSundays }
  if (choices.restWeekdays && law.overtimeMonthMaxMinutes !== null)
    limits = { ...limits, restWeekdays: choices.restWeekdays }
  if (ownBreak) limits = withCompanyBreak(limits, ownBreak)
  if (weeklyReckoning) limits = withWeeklyReckoning(limits)
  if (weeklyRestMode) limits = { ...limits, weeklyRestMode }
  if (nightFrom && lawPack === 'PL') limits = { ...limits, nightFrom, nightUntil: nightEnd(nightFrom) }
  return limits
}

/** Without a Sunday of its own in the law, a Sunday is the calendar day. */
function sundays(
  { maxConsecutiveSundays, sundayStartsAt }: LabourLimits,
  own: number | null
): Pick<LabourLimits, 'maxConsecutiveSundays' | 'sundayStartsAt'> {
  if (own === null) return { maxConsecutiveSundays, sundayStartsAt }
  return {
    maxConsecutiveSundays: Math.min(own, maxConsecutiveSundays ?? own),
    sundayStartsAt: sundayStartsAt ?? '00:00',
  }
}

/** Rules that state facts: whoever is absent, unqualified, elsewhere or not employed cannot work, whatever is chosen. */
export const fixedRules: readonly RuleId[] = ['employment', 'qualification', 'location', 'absence', 'overlap']

/** What people said, not what the law says: a choice for all working-time rules leaves it alone. */
const declaredRules: readonly RuleId[] = ['availability']

export type SeverityChoices = {
  /** For all rules of working time; null: each as it usually is. */
  readonly verification: Severity | null
  /** Rules with a choice of their own, which wins. */
  readonly severities: Readonly<Record<string, Severity>>
}

/** How each rule counts in a company. */
export const chosenSeverities = ({ verification, severities }: SeverityChoices): RuleSettings =>
  Object.fromEntries(
    ruleIds.map((id) => [id, severityChosen(id, verification, severities[id])])
  ) as RuleSettings

function severityChosen(id: RuleId, verification: Severity | null, own: Severity | undefined): Severity {
  if (fixedRules.includes(id)) return 'block'
  if (own) return own
  return verification === null || declaredRules.includes(id) ? defaultSettings[id] : verification
}
