import { FORBIDDEN, type GridProblem, type Limit } from './grid_problem.ts'

/**
 * The largest whole number all costs of a problem's rosters are multiples of: no roster lies between two multiples, so
 * that a bound above one proves the next. 1 where nothing costs anything.
 */
export function costStepOf({ rules, cellCost, demand }: GridProblem): number {
  let step = 0
  const meet = (weight: number): void => {
    // Hard weights are no costs.
    if (weight < FORBIDDEN) step = divisor(weight, step)
  }
  const meetLimit = ({ under, over }: Limit): void => {
    meet(under)
    meet(over)
  }
  for (const rule of new Set(rules)) {
    for (const limit of [rule.minutes, rule.assignments, rule.workRun, rule.offRun, rule.weekends])
      meetLimit(limit)
    rule.kindRun?.forEach(meetLimit)
    meet(rule.incompleteWeekend)
    meet(rule.typeMaxWeight)
  }
  demand.under.forEach(meet)
  demand.over.forEach(meet)
  for (const cost of cellCost) if (cost > 0) meet(cost)
  return Math.max(1, step)
}

function divisor(one: number, other: number): number {
  return one === 0 ? other : divisor(other % one, one)
}
