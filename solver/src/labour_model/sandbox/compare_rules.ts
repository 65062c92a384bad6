import { coverageOf } from '../coverage/coverage.ts'
import { findingsOf, type RuleFinding } from '../rules/rule_findings.ts'
import type { DaysOfPlace } from '../position/place_days.ts'
import {
  byMetricOf,
  needOfPosition,
  type MetricRows,
  type PositionOptions,
  type StaffingRule,
} from '../position/staffing_rule.ts'

/** What two states of a position's rules are compared on. All rows have one entry a slot of their place. */
export type SandboxBasis = {
  /** The chosen week: what came, and from today on what is expected. */
  readonly week: { readonly place: DaysOfPlace; readonly units: MetricRows }
  /** Past weeks, each forecast from its first day, and what came in them. */
  readonly past: { readonly place: DaysOfPlace; readonly forecast: MetricRows; readonly came: MetricRows }
}

/** All rules of one position, and how they go together. */
export type RuleSet = PositionOptions & { readonly rules: readonly StaffingRule[] }

/** What planning by the forecast would have done over the past weeks, in person-hours. */
export type BacktestFigures = {
  readonly neededHours: number
  readonly plannedHours: number
  readonly underHours: number
  readonly overHours: number
  /** Most people missing at once. */
  readonly peakGap: number
  /** Hours in which both the forecast and what came are known. */
  readonly knownHours: number
}

type SandboxSide = {
  /** People in each slot of the week. */
  readonly people: Int32Array
  readonly hours: number
  readonly backtest: BacktestFigures
}

export type SandboxFinding =
  | RuleFinding
  /** Another rule counts the same metric in the same hours, and their work is added up. */
  | { readonly kind: 'counted_twice'; readonly other: number; readonly hours: number }
  /** Hours of the week in which more people are needed than have the position. */
  | { readonly kind: 'above_staff'; readonly hours: number; readonly most: number }

export type SandboxAnswer = {
  readonly before: SandboxSide
  readonly after: SandboxSide
  readonly findings: readonly SandboxFinding[]
}

export type Comparison = {
  readonly before: RuleSet
  readonly after: RuleSet
  /** Place of the rule in `after` that is looked at. */
  readonly looked: number
  /** People who have the position. */
  readonly staff: number
}

/** The week and the past weeks by the rules as they are, and as they would be. */
export function compareRules(
  basis: SandboxBasis,
  { before, after, looked, staff }: Comparison
): SandboxAnswer {
  const next = sideOf(basis, after)
  return { before: sideOf(basis, before), after: next, findings: findings(basis, after, next, looked, staff) }
}

function sideOf({ week, past }: SandboxBasis, set: RuleSet): SandboxSide {
  const { people } = needOfPosition(set.rules, week.units, week.place, set)
  const hours = people.reduce((sum, one) => sum + one, 0) * (week.place.slotMinutes / 60)
  return { people, hours, backtest: backtestOf(past, set) }
}

function backtestOf({ place, forecast, came }: SandboxBasis['past'], set: RuleSet): BacktestFigures {
  const planned = needOfPosition(set.rules, forecast, place, set).people
  const needed = needOfPosition(set.rules, came, place, set).people
  const rows = [...new Set(set.rules.flatMap(({ metricId }) => metricId ?? []))].flatMap((id) => [
    forecast.get(id),
    came.get(id),
  ])
  const isKnown = (slot: number): boolean =>
    rows.every((row) => row !== undefined && !Number.isNaN(row[slot]))
  const known = [...planned.keys()].filter(isKnown)
  const [plan, need] = [known.map((slot) => planned[slot]!), known.map((slot) => needed[slot]!)]
  const { requiredHours, plannedHours, underHours, overHours } = coverageOf(need, plan, place.slotMinutes)
  return {
    ...{ neededHours: requiredHours, plannedHours, underHours, overHours },
    peakGap: need.reduce((most, people, at) => Math.max(most, people - plan[at]!), 0),
    knownHours: (known.length * place.slotMinutes) / 60,
  }
}

function findings(
  { week }: SandboxBasis,
  { rules, combination }: RuleSet,
  { people }: SandboxSide,
  looked: number,
  staff: number
): SandboxFinding[] {
  const { place, units } = week
  const hoursWhere = (counts: (slot: number) => boolean): number =>
    ([...people.keys()].filter(counts).length * place.slotMinutes) / 60
  const rule = rules[looked]
  const mine = rule && byMetricOf(rule, units, place)
  const found: SandboxFinding[] = mine ? findingsOf(mine, place.slotMinutes) : []
  for (const [other, one] of rules.entries()) {
    const theirs = other === looked || combination !== 'sum' ? null : byMetricOf(one, units, place)
    if (!mine || !theirs || one.metricId !== rule.metricId) continue
    // Parts of one whole, shared out over two rules, are meant to be added.
    if (rule.share + one.share <= 1 + 1e-9) continue
    const hours = hoursWhere((slot) => mine.open[slot] === 1 && theirs.open[slot] === 1)
    if (hours > 0) found.push({ kind: 'counted_twice', other, hours })
  }
  const above = hoursWhere((slot) => people[slot]! > staff)
  if (above > 0) found.push({ kind: 'above_staff', hours: above, most: Math.max(...people) })
  return found
}
