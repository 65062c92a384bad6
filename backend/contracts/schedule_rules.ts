import type { RuleUnit } from '@shiftloom/solver/labour_code/rule'

/** A breach of a labour-code rule in the schedule, with ids and numbers only. */
export type RuleBreach = {
  ruleId: string
  severity: 'alert' | 'block'
  employeeId: string
  /** The shifts involved, in time order. */
  entryIds: string[]
  /** ISO instants of the window the rule checked, half-open. */
  windowStart: string
  windowEnd: string
  /** Both in `unit`. */
  actual: number
  limit: number
  unit: RuleUnit
  /** Of breaks: only paid ones were counted. */
  paidOnly?: true
  /** The company's tolerance, if the breach is within it: it alerts and does not block. */
  toleranceMinutes?: number
}

/** An accepted breach; it holds while the same shifts break the rule no further. */
export type RuleAcceptance = {
  id: string
  ruleId: string
  personId: string
  shiftIds: readonly string[]
  /** How far beyond the limit was accepted, in the rule's unit. */
  breach: number
  reason: string
  byName: string
  /** ISO instant. */
  at: string
}

/** GET /api/scheduling/rule-verdicts: breaches in a period, worded for the caller. */
export type RuleVerdict = RuleBreach & {
  /** Article or house rule it comes from. */
  basis: string
  /** In the caller's language. */
  sentence: string
  acceptance: RuleAcceptance | null
}

/** Characters of the reason for going against a rule, or for accepting that one is broken. */
export const leastReasonLength = 3
export const mostReasonLength = 500

/** POST /api/scheduling/rule-acceptances */
export type RuleAcceptanceInput = { ruleId: string; employeeId: string; entryIds: string[]; reason: string }

/** Goes against blocking rules on purpose; never against facts, and only where the organisation permits it. */
export type RuleOverride = { reason: string }

/** `Details` of a refusal `labour_code.<rule id>`: the first breach, and the other obstacles. */
export type RuleRefusal = RuleBreach & {
  /** The entry of the command that takes part in it; null when publishing. */
  changedEntryId: string | null
  /** Whether the asking person may send the same again with a reason. */
  overridable: boolean
  /** Further breaches, the first twenty. */
  others: RuleBreach[]
  /** All breaches. */
  count: number
}
