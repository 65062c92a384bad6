import { contractRuleIds } from '@shiftloom/solver/roster/contract_rules/contract_rule'
import { ruleIds } from '@shiftloom/solver/labour_code/rule'

/** Why a person got a shift, or lost it. Source: the roster kernel, `explain/reasons` and `explain.ts`. */
export const reasonCodes = [
  'only_qualified_free',
  'brings_to_norm',
  'prefers',
  'prefers_due',
  'fairest_share',
  'costs_less',
  'free_and_qualified',
  'keeps_current',
  'removed_by_rule',
  'removed_by_goals',
  'person_not_planned',
  'previous_blocked',
  'brings_to_minimum',
  'fewest_nights',
  'fewest_weekends',
  'fewest_holidays',
  'keeps_rest',
] as const

/** What may keep a person from an open shift; `free`: nothing but more important work. */
export const blockerCodes = ['free', ...ruleIds, ...contractRuleIds] as const

/** Source: the roster kernel, `Fix`. */
export const fixKinds = ['shorten', 'hand_over', 'lift_rule', 'hire_hours'] as const
