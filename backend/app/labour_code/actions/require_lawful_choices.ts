import {
  isNightStart,
  MOST_OVERTIME_YEAR_MINUTES,
  nightChosen,
  nightProblem,
} from '@shiftloom/solver/labour_code/company_choices'
import { lawPacks, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import { undercutsOf, wageBelowLaw } from '@shiftloom/solver/labour_code/lawful_choices'
import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'
import { DomainError } from '#app/core/errors/domain_error'
import { fixedRules } from '#app/labour_code/settings/fixed_rules'
import { can } from '#contracts/abilities'
import type { LabourCodeChoices, MinimumWage } from '#contracts/labour_code'

/**
 * What is chosen has to make sense together, and to stay inside what the law leaves open.
 *
 * @throws labour_code.unknown_rule
 * @throws labour_code.rule_always_blocks when a rule that is a fact would stop blocking
 * @throws labour_code.night_reversed
 * @throws labour_code.night_out_of_range
 * @throws labour_code.break_longer_than_shift
 * @throws labour_code.overtime_year_too_long
 * @throws labour_code.double_before_daily
 * @throws labour_code.wage_day_taken
 * @throws labour_code.sundays_beyond_law
 * @throws labour_code.overtime_beyond_law
 * @throws labour_code.wage_below_law
 * @throws labour_code.role_never_overrides
 *
 * @param before what was chosen so far: an old choice that undercuts the law does not keep others from being changed
 * @param laws those of the countries the company works in
 */
export function requireLawfulChoices(
  choices: LabourCodeChoices,
  { before, laws }: { before: LabourCodeChoices; laws: readonly LawPackId[] }
): void {
  requireKnownRules(choices.severities)
  const { ownBreak, overtime, overtimeYearMinutes, overrideRoles } = choices
  requireNight(choices)
  if (ownBreak && ownBreak.breakMinutes >= ownBreak.shiftMinutes)
    throw new DomainError('labour_code.break_longer_than_shift', { field: 'ownBreak.breakMinutes' })
  if (overtime?.doubleMinutes && overtime.doubleMinutes < (overtime.dailyMinutes ?? 0))
    throw new DomainError('labour_code.double_before_daily', { field: 'overtime.doubleMinutes' })
  if (overtimeYearMinutes !== null && overtimeYearMinutes > MOST_OVERTIME_YEAR_MINUTES)
    throw new DomainError('labour_code.overtime_year_too_long', { field: 'overtimeYearMinutes' })
  requireDistinctDays(choices.minimumWages)
  requireNoUndercut(choices, before, laws)
  requireWages(choices.minimumWages, before.minimumWages)
  const role = overrideRoles.find((one) => !can(one, 'labour_code.override'))
  if (role !== undefined)
    throw new DomainError('labour_code.role_never_overrides', { field: 'overrideRoles', role })
}

function requireNight(choices: LabourCodeChoices): void {
  const { nightFrom, nightUntil } = nightChosen(lawPacks.PL, choices)
  const problem = nightProblem(nightFrom, nightUntil)
  if (problem === 'reversed') throw new DomainError('labour_code.night_reversed', { field: 'nightFrom' })
  const field = isNightStart(nightFrom) ? 'nightUntil' : 'nightFrom'
  if (problem) throw new DomainError('labour_code.night_out_of_range', { field })
}

function requireKnownRules(severities: LabourCodeChoices['severities']): void {
  for (const [rule, severity] of Object.entries(severities)) {
    const field = `severities.${rule}`
    if (!ruleIds.includes(rule as RuleId)) throw new DomainError('labour_code.unknown_rule', { field, rule })
    if (fixedRules.includes(rule as RuleId) && severity !== 'block')
      throw new DomainError('labour_code.rule_always_blocks', { field, rule })
  }
}

function requireDistinctDays(wages: readonly MinimumWage[]): void {
  const seen = new Set<string>()
  wages.forEach(({ country, validFrom }, index) => {
    const key = `${country} ${validFrom}`
    if (seen.has(key))
      throw new DomainError('labour_code.wage_day_taken', {
        field: `minimumWages.${index}.validFrom`,
        country,
        validFrom,
      })
    seen.add(key)
  })
}

/** The law's own counts all the same where it is stricter; a choice without any effect would only mislead. */
function requireNoUndercut(
  choices: LabourCodeChoices,
  before: LabourCodeChoices,
  laws: readonly LawPackId[]
): void {
  const known = undercutsOf(before, laws)
  const isKnown = (field: string): boolean =>
    known.some((one) => one.field === field) && valueAt(choices, field) === valueAt(before, field)
  const found = undercutsOf(choices, laws).find(({ field }) => !isKnown(field))
  if (!found) return
  const { field, law, limit } = found
  if (field === 'maxConsecutiveSundays')
    throw new DomainError('labour_code.sundays_beyond_law', { field, law, limit })
  const part = field === 'overtime.dailyMinutes' ? 'day' : 'week'
  throw new DomainError('labour_code.overtime_beyond_law', { field, law, part, hours: limit / 60 })
}

const valueAt = (choices: LabourCodeChoices, field: string): number | null | undefined =>
  field === 'maxConsecutiveSundays'
    ? choices.maxConsecutiveSundays
    : field === 'overtime.dailyMinutes'
      ? choices.overtime?.dailyMinutes
      : choices.overtime?.weeklyMinutes

function requireWages(wages: readonly MinimumWage[], before: readonly MinimumWage[]): void {
  const known = new Set(before.map((wage) => JSON.stringify(wage)))
  wages.forEach((wage, index) => {
    const below = known.has(JSON.stringify(wage)) ? null : wageBelowLaw(wage)
    if (!below) return
    const { country, currency } = wage
    const { part, leastMinor } = below
    const field = `minimumWages.${index}.${part}Minor`
    const least = leastMinor / (currency === 'VND' ? 1 : 100)
    throw new DomainError('labour_code.wage_below_law', { field, country, currency, part, least })
  })
}
