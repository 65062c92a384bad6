import type { Model } from '../model.ts'

/** `block` only where it is proven that a shift must stay open in every lawful roster. */
export type PreflightFinding = {
  readonly code:
    | 'no_shifts'
    | 'no_people'
    | 'no_qualified_person'
    | 'hours_short'
    | 'day_short'
    | 'rest_short'
    | 'day_hours_short'
    | 'shift_breaks_rule'
    | 'demand_no_shift_covers'
    | 'contract_unreachable'
    | 'contract_exceeded'
    | 'locked_breaks_rule'
    | 'contract_ended'
  readonly severity: 'block' | 'warn'
  /** Ids and numbers that fill the sentence; never names. */
  readonly details: Readonly<Record<string, string | number>>
}

/** Looks at one thing that can be known before a search. */
export type PreflightCheck = (model: Model) => PreflightFinding[]
