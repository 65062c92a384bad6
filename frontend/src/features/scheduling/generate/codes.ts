import { ruleIds } from '@shiftloom/solver/labour_code/rule'

/** Why a person got a shift, or lost it. Source: the roster kernel, `explain/reasons` and `explain.ts`. */
export const reasonCodes = [
  'only_qualified_free',
  'brings_to_norm',
  'prefers',
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

/** Agreements about the planned days that the search holds like rules. Source: the roster kernel, `contract_rules`. */
export const contractRuleIds = [
  'contract_shift_types',
  'contract_day_minutes',
  'contract_week_minutes',
  'contract_period_minutes',
  'contract_days_worked',
  'contract_days_in_row',
  'contract_type_count',
  'contract_type_in_row',
  'contract_weekends',
  'contract_least_day_minutes',
  'contract_least_days_in_row',
  'contract_least_days_off',
  'contract_least_type_in_row',
  'contract_complete_weekend',
  'contract_least_days_worked',
  'contract_most_days_off',
  'contract_least_week_minutes',
  'contract_least_period_minutes',
] as const

/** What may keep a person from an open shift; `free`: nothing but more important work. */
export const blockerCodes = ['free', ...ruleIds, ...contractRuleIds] as const

/** What a score is made of. Source: the roster kernel, `ConstraintCode`. */
export const constraintCodes = [
  'unfilled',
  'hours',
  'nights',
  'weekends',
  'holidays',
  'wishes',
  'changes',
  'cost',
  'alerts',
  'skill_mix',
] as const

/** Source: the roster kernel, `Fix`. */
export const fixKinds = ['shorten', 'hand_over', 'lift_rule', 'hire_hours'] as const

export const findingCodes = [
  'no_shifts',
  'no_people',
  'no_qualified_person',
  'hours_short',
  'day_short',
  'rest_short',
  'day_hours_short',
  'shift_breaks_rule',
  'demand_no_shift_covers',
  'contract_unreachable',
  'contract_exceeded',
  'locked_breaks_rule',
  'contract_ended',
] as const
