import { needOf, type RuleOfPosition } from '../need.ts'

/** What a planner should know about a rule before trusting it; hours over the whole row. */
export type RuleFinding =
  | { readonly kind: 'minimum_above_maximum' }
  /** Never open, or never asking for anybody. */
  | { readonly kind: 'never_active' }
  /** Open hours in which the metric is not known. */
  | { readonly kind: 'metric_missing'; readonly hours: number }
  /** Hours in which the maximum leaves work undone, and how much at worst, in persons. */
  | { readonly kind: 'maximum_too_low'; readonly hours: number; readonly mostUnmet: number }

export function findingsOf(rule: RuleOfPosition, slotMinutes: number): RuleFinding[] {
  const slots = rule.open.length
  const need = needOf([rule], slots, { slotMinutes, combination: 'sum', smoothed: false })
  const hoursOf = (counts: (slot: number) => boolean): number =>
    (Array.from({ length: slots }, (_, slot) => slot).filter(counts).length * slotMinutes) / 60
  const missing = hoursOf((slot) => rule.open[slot] === 1 && Number.isNaN(rule.units[slot]))
  const cut = hoursOf((slot) => need.unmet[slot]! > 1e-9)
  const findings: RuleFinding[] = []
  if (rule.maximum !== null && rule.minimum > rule.maximum) findings.push({ kind: 'minimum_above_maximum' })
  if (need.people.every((people) => people === 0) && missing === 0) findings.push({ kind: 'never_active' })
  if (missing > 0) findings.push({ kind: 'metric_missing', hours: missing })
  if (cut > 0) findings.push({ kind: 'maximum_too_low', hours: cut, mostUnmet: Math.max(...need.unmet) })
  return findings
}
