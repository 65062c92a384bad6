import type { DemandRule, RuleConnection, RulePosition } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { Comparison } from '@shiftloom/solver/labour_model/sandbox/compare_rules'
import type { StaffingRule } from '@shiftloom/solver/labour_model/position/staffing_rule'
import { holdingOn, type RuleValues } from '../rule_values.ts'

type Looked = {
  /** The rule that is edited, or would be a new one. */
  ruleId: string
  metricId: string | null
  values: RuleValues
}

/** A rule as the engine takes it for one position; null when it does none of its work there. */
function staffingRule(
  body: Omit<RuleValues, 'name'>,
  metricId: string | null,
  positionId: string
): StaffingRule | null {
  const { connections, ...rest } = body
  const share = shareOf(connections, positionId)
  return share === null ? null : { ...rest, metricId, share }
}

const shareOf = (connections: readonly RuleConnection[], positionId: string): number | null =>
  connections.find((one) => one.positionId === positionId)?.share ?? null

/** The rules of a position as they hold on a day, and as they would be with what is edited. Other rules come first. */
export function ruleSets(
  rules: readonly DemandRule[],
  position: RulePosition,
  day: Day,
  { ruleId, metricId, values }: Looked
): Comparison & { others: DemandRule[] } {
  const { positionId, combination, smoothed, staff, mostPeople } = position
  const saved = (rule: DemandRule): StaffingRule | null => {
    const version = holdingOn(rule, day)
    return (
      version &&
      staffingRule({ ...version.body, connections: version.connections }, rule.metricId, positionId)
    )
  }
  const others = rules.filter((rule) => rule.id !== ruleId && saved(rule) !== null)
  const around = others.map((rule) => saved(rule)!)
  const mine = rules.find(({ id }) => id === ruleId)
  const before = mine ? saved(mine) : null
  const after = staffingRule(values, metricId, positionId)
  const set = (rule: StaffingRule | null) => ({
    ...{ combination, smoothed, mostPeople },
    rules: rule ? [...around, rule] : around,
  })
  return { before: set(before), after: set(after), looked: around.length, staff, others }
}
