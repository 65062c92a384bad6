/** Why a person got a shift, or lost it. Source: the roster kernel, `reasons.ts` and `explain.ts`. */
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
] as const

/** What keeps a person from an open shift besides the rules of the labour code: nothing. */
export const blockerCodes = ['free'] as const

export const findingCodes = [
  'no_shifts',
  'no_people',
  'no_qualified_person',
  'hours_short',
  'day_short',
  'contract_unreachable',
  'locked_breaks_rule',
  'contract_ended',
] as const
