import type { RosterGoals } from './problem.ts'
import type { ScoreByGoal } from './result.ts'

/** What is shared fairly: hours relative to what was agreed, nights, weekend days, public holidays. */
export const shareKinds = ['load', 'nights', 'weekends', 'holidays'] as const
export const SHARES = shareKinds.length

/** The whole roster in a few integers, so that adding and taking back is exact. */
export type Aggregates = {
  unfilledMinutes: number
  /** Minutes away from agreed hours; lacking minimum hours count three times. */
  hoursPenalty: number
  /** Per kind of share: the sum over people and the sum of squares. */
  readonly shareSums: Float64Array
  readonly shareSquares: Float64Array
  unmetPreferences: number
  /** Shifts taken from whoever has them now. */
  changed: number
  /** Minor units per hour times minutes; divided by 60 only when shown. */
  costUnits: number
  /** Breaches of rules that only alert. */
  alerts: number
}

export const noAggregates = (): Aggregates => ({
  unfilledMinutes: 0,
  hoursPenalty: 0,
  shareSums: new Float64Array(SHARES),
  shareSquares: new Float64Array(SHARES),
  unmetPreferences: 0,
  changed: 0,
  costUnits: 0,
  alerts: 0,
})

/** How goals weigh against each other; one unit is roughly one minute away from agreed hours. */
export type Weights = {
  readonly perUnfilledMinute: number
  readonly perHoursMinute: number
  readonly perShareVariance: readonly number[]
  readonly perUnmetPreference: number
  readonly perChange: number
  readonly perCostUnit: number
  readonly perAlert: number
  /** People among whom shares are compared. */
  readonly sharing: number
}

/**
 * Filling a minute outweighs everything a minute can spoil unless the goal is set very low, so coverage comes first.
 * @param averageRate minor units per hour, which makes cost comparable across currencies; 0 without rates
 */
export const weightsOf = (goals: RosterGoals, sharing: number, averageRate: number): Weights => ({
  perUnfilledMinute: 0.3 * goals.coverage,
  perHoursMinute: 0.3,
  perShareVariance: [0.1, 0.01, 0.01, 0.01].map((weight) => (weight * goals.fairness) / 100),
  perUnmetPreference: 2.4 * goals.preferences,
  perChange: 2.4 * goals.stability,
  perCostUnit: averageRate > 0 ? goals.cost / 100 / averageRate : 0,
  perAlert: 600,
  sharing,
})

const variance = (aggregates: Aggregates, kind: number, people: number): number =>
  people === 0 ? 0 : aggregates.shareSquares[kind]! - aggregates.shareSums[kind]! ** 2 / people

export function scoreByGoal(aggregates: Aggregates, weights: Weights): ScoreByGoal {
  let fairness = 0
  for (let kind = 0; kind < SHARES; kind += 1) {
    fairness += weights.perShareVariance[kind]! * variance(aggregates, kind, weights.sharing)
  }
  return {
    coverage: weights.perUnfilledMinute * aggregates.unfilledMinutes,
    hours: weights.perHoursMinute * aggregates.hoursPenalty,
    fairness,
    preferences: weights.perUnmetPreference * aggregates.unmetPreferences,
    stability: weights.perChange * aggregates.changed,
    cost: weights.perCostUnit * aggregates.costUnits,
    alerts: weights.perAlert * aggregates.alerts,
  }
}

/** The sum of all goals without making an object of it: read after every move. */
export function scoreOf(aggregates: Aggregates, weights: Weights): number {
  let fairness = 0
  for (let kind = 0; kind < SHARES; kind += 1) {
    fairness += weights.perShareVariance[kind]! * variance(aggregates, kind, weights.sharing)
  }
  return (
    weights.perUnfilledMinute * aggregates.unfilledMinutes +
    weights.perHoursMinute * aggregates.hoursPenalty +
    fairness +
    weights.perUnmetPreference * aggregates.unmetPreferences +
    weights.perChange * aggregates.changed +
    weights.perCostUnit * aggregates.costUnits +
    weights.perAlert * aggregates.alerts
  )
}

/**
 * Minutes a period is away from what was agreed. Whoever has no agreed hours cannot be above them.
 */
export function hoursPenaltyOf(planned: number, norm: number, minimum: number): number {
  const away = norm === 0 ? 0 : Math.abs(planned - norm)
  return away + 2 * Math.max(0, minimum - planned)
}

/** Planned hours in thousandths of the agreed ones. */
export const loadOf = (planned: number, norm: number): number =>
  norm === 0 ? 0 : Math.round((1000 * planned) / norm)

/** A count of nights, weekend days or holidays, in sixtieths of a full-time person's. */
export const shareOf = (count: number, fte: number): number => Math.round((60 * count) / fte)
