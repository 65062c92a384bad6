import type { Rule, RuleId, RuleUnit, Scan, Severity } from '../../labour_code/rule.ts'
import type { ContractLimit } from './contract.ts'
import type { ContractContext } from './contract_context.ts'

/** Rules of contracts, in the order in which they are listed; they come after those of the labour code. */
export const contractRuleIds = [
  'contract_shift_types',
  'contract_day_minutes',
  'contract_least_day_minutes',
  'contract_week_minutes',
  'contract_period_minutes',
  'contract_days_worked',
  'contract_days_in_row',
  'contract_least_days_in_row',
  'contract_least_days_off',
  'contract_weekends',
  'contract_complete_weekend',
  'contract_type_count',
  'contract_type_in_row',
  'contract_least_type_in_row',
  'contract_least_days_worked',
  'contract_most_days_off',
  'contract_least_week_minutes',
  'contract_least_period_minutes',
] as const
export type ContractRuleId = (typeof contractRuleIds)[number]

/** A rule of the labour code or of a person's contract. */
export type RosterRule = Rule<RuleId | ContractRuleId, RuleUnit | 'weekend'>

/** A rule of one person's contract: the same shape as the labour code's, with its limits inside. */
export type ContractRule = Rule<ContractRuleId, RuleUnit | 'weekend'> & { readonly severity: Severity }

/** Makes the rules of one part of a contract, none when it says nothing about it. */
export type ContractRuleMaker = (context: ContractContext) => readonly ContractRule[]

/** Rules that look at one work at a time. */
export const singleContractRules: ReadonlySet<string> = new Set<ContractRuleId>(['contract_shift_types'])

/**
 * Limits that only more work can meet: a plan begins empty, so nothing could be placed if they had to hold on the way.
 * They alert, whatever their weight.
 */
const onlyMoreWorkHelps: ReadonlySet<string> = new Set<ContractRuleId>([
  'contract_least_days_worked',
  'contract_most_days_off',
  'contract_least_week_minutes',
  'contract_least_period_minutes',
])

type Kind = Pick<ContractRule, 'unit' | 'sense'>

export function contractRule(
  id: ContractRuleId,
  { unit, sense }: Kind,
  { weight }: Pick<ContractLimit, 'weight'>,
  scan: Scan
): ContractRule {
  const severity = weight !== undefined || onlyMoreWorkHelps.has(id) ? 'alert' : 'block'
  return { id, basis: 'the contract', unit, sense, scan, severity }
}
