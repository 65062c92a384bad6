import { clockMinutes } from '../time/time.ts'
import { withCompanyBreak, withWeeklyReckoning } from './limit_changes.ts'
import type { LabourLimits } from './limits.ts'
import { defaultSettings, type LawPackId } from './law_packs.ts'
import { ruleIds, type RuleId, type RuleSettings, type Severity } from './rule.ts'

/** What a company decides on top of the law. null: as the law has it. */
export type CompanyChoices = {
  /** An excess or lack up to this alerts, whatever the rule does otherwise. */
  readonly toleranceMinutes: number
  /** Its own break where it is longer than the law's. */
  readonly ownBreak: { readonly breakMinutes: number; readonly shiftMinutes: number } | null
  /** Hours reckoned by the week (Labour Code 45/2019/QH14 art. 105 (2)); only where days have a normal length. */
  readonly weeklyReckoning: boolean
  readonly weeklyRestMode: LabourLimits['weeklyRestMode'] | null
  /** Start of the night, `HH:mm`; only where the law leaves it to the employer. */
  readonly nightFrom: string | null
  /** End of night, `HH:mm`, where it is longer than eight hours. Left out: eight hours after its start. */
  readonly nightUntil?: string | null
  /** Most working Sundays in a row; where the law has a limit the stricter one counts. */
  readonly maxConsecutiveSundays: number | null
  /** Whether the incomplete week at a settlement period's end is checked too. */
  readonly partialWeeks: boolean
  /** Days of weekly rest, 1 Monday to 7 Sunday; only where the law caps the overtime of a month. Left out: the law's. */
  readonly restWeekdays?: readonly number[]
  /** Two weekly rests in each two weeks; only where national law may choose that. Left out: one in each week. */
  readonly fortnightRest?: boolean
  /** Most overtime of a year as the work rules set it (KP art. 151 § 4). Left out, null: the law's. */
  readonly overtimeYearMinutes?: number | null
}

/** Eight hours in each week of a year: more would leave the average week of 48 hours (KP art. 131 § 1, 151 § 4). */
export const MOST_OVERTIME_YEAR_MINUTES = 416 * 60

const NIGHT_MINUTES = 480
const EARLIEST_NIGHT = '21:00'
const LATEST_NIGHT_END = '07:00'

/** Eight hours of night between 21:00 and 07:00 (KP art. 151⁷ § 1), so it begins between 21:00 and 23:00. */
export const isNightStart = (clock: string): boolean =>
  clockMinutes(clock) >= clockMinutes(EARLIEST_NIGHT) &&
  clockMinutes(clock) + NIGHT_MINUTES <= clockMinutes(LATEST_NIGHT_END) + 1440

/** Minutes since noon, so that the clock times of one night follow each other. */
const inNight = (clock: string): number => (clockMinutes(clock) + 720) % 1440

/**
 * What is wrong with a night a company chooses: it begins later than it ends, or it is shorter than eight hours or not
 * between 21:00 and 07:00 (KP art. 151⁷ § 1; a longer night is to the employees' favour, art. 18).
 */
export function nightProblem(nightFrom: string, nightUntil: string): 'reversed' | 'out_of_range' | null {
  const [start, end] = [inNight(nightFrom), inNight(nightUntil)]
  if (start > end) return 'reversed'
  const inside = start >= inNight(EARLIEST_NIGHT) && end <= inNight(LATEST_NIGHT_END)
  return inside && end - start >= NIGHT_MINUTES ? null : 'out_of_range'
}

/** The clock time eight hours after the night begins. */
export function nightEnd(nightFrom: string): string {
  const end = (clockMinutes(nightFrom) + NIGHT_MINUTES) % 1440
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

/** The limits of a law as a company applies them. */
export function chosenLimits(lawPack: LawPackId, law: LabourLimits, choices: CompanyChoices): LabourLimits {
  const { toleranceMinutes, partialWeeks, ownBreak, weeklyReckoning, weeklyRestMode } = choices
  const ofSundays = sundays(law, choices.maxConsecutiveSundays)
  let limits: LabourLimits = { ...law, toleranceMinutes, partialWeeks, ...ofSundays }
  if (choices.restWeekdays && law.overtimeMonthMaxMinutes !== null)
    limits = { ...limits, restWeekdays: choices.restWeekdays }
  if (ownBreak) limits = withCompanyBreak(limits, ownBreak)
  if (weeklyReckoning) limits = withWeeklyReckoning(limits)
  if (choices.fortnightRest && law.mostWeeklyRestWeeks === 2) limits = { ...limits, weeklyRestWeeks: 2 }
  if (choices.overtimeYearMinutes && law.overtimeYearMaxMinutes)
    limits = { ...limits, overtimeYearMaxMinutes: choices.overtimeYearMinutes }
  if (weeklyRestMode) limits = { ...limits, weeklyRestMode }
  return lawPack === 'PL' ? { ...limits, ...nightChosen(law, choices) } : limits
}

/** The night as a company has it where the law leaves it open. */
export function nightChosen(
  law: Pick<LabourLimits, 'nightFrom' | 'nightUntil'>,
  { nightFrom, nightUntil = null }: Pick<CompanyChoices, 'nightFrom' | 'nightUntil'>
): Pick<LabourLimits, 'nightFrom' | 'nightUntil'> {
  const from = nightFrom ?? law.nightFrom
  if (nightUntil) return { nightFrom: from, nightUntil }
  return { nightFrom: from, nightUntil: nightFrom ? nightEnd(nightFrom) : law.nightUntil }
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

/** Rules that state facts: people absent, unqualified, elsewhere or not employed cannot work, whatever is chosen. */
export const fixedRules: readonly RuleId[] = ['employment', 'qualification', 'location', 'absence', 'overlap']

/** What people said, not what the law says: a choice for all working-time rules leaves it alone. */
const declaredRules: readonly RuleId[] = ['availability']

/** No breach by themselves, since overtime is lawful up to limits of its own: alerts at most. */
export const alertAtMost: readonly RuleId[] = ['weekly_norm']

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
  if (alertAtMost.includes(id)) return own === 'off' || (!own && verification === 'off') ? 'off' : 'alert'
  if (own) return own
  return verification === null || declaredRules.includes(id) ? defaultSettings[id] : verification
}
