/** What a score is made of, in the order in which it is explained. */
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
  'closings',
] as const
export type ConstraintCode = (typeof constraintCodes)[number]

/** What can be known of a problem before a search. */
export const preflightCodes = [
  'no_shifts',
  'no_people',
  'no_qualified_person',
  'mix_short',
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
export type PreflightCode = (typeof preflightCodes)[number]
