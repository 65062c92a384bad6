import type { RosterProblem } from './problem.ts'
import type { ScoreByGoal } from './result.ts'
import { unpopularKinds } from './shift_kinds.ts'

/** What is shared fairly: hours relative to what was agreed, and each kind of unpopular work. */
export const SHARES = 1 + unpopularKinds.length

/** The whole roster in a few integers, so that adding and taking back is exact. */
export type Aggregates = {
  unfilledMinutes: number
  /** Minutes away from agreed hours; lacking minimum hours count three times. */
  hoursPenalty: number
  /** Per kind of share: the sum over people of `unfairness`. */
  readonly shares: Float64Array
  /** Weights of the wishes that are not met. */
  unmetPreferences: number
  /** People that skill mixes lack, times minutes, times weight. */
  mixShort: number
  /** Shifts taken from their present assignees. */
  changed: number
  /** People whose plan differs from what they have now, except those who cannot keep it (an absence or the like). */
  disturbed: number
  /** Minor units per hour times minutes; divided by 60 only when shown. */
  costUnits: number
  /** Breaches of rules that only alert. */
  alerts: number
}

export const noAggregates = (): Aggregates => ({
  unfilledMinutes: 0,
  hoursPenalty: 0,
  shares: new Float64Array(SHARES),
  unmetPreferences: 0,
  mixShort: 0,
  changed: 0,
  disturbed: 0,
  costUnits: 0,
  alerts: 0,
})

/** How goals weigh against each other; one unit is roughly one minute away from agreed hours. */
export type Weights = {
  readonly perUnfilledMinute: number
  /** A mix of weight 1 that lacks a person for a minute; at 100 as much as an open minute. */
  readonly perMixMinute: number
  readonly perHoursMinute: number
  readonly perShare: readonly number[]
  readonly perUnmetPreference: number
  readonly perChange: number
  readonly perDisturbed: number
  readonly perCostUnit: number
  readonly perAlert: number
}

/**
 * In a repair each of these outweighs all that follow: open minutes, people whose plan changes, shifts taken away, and
 * then what a plan is made for otherwise.
 */
const REPAIR = { perUnfilledMinute: 2e6, perDisturbed: 2e6, perChange: 1e5 } as const

/**
 * Filling a minute outweighs everything a minute can spoil unless the goal is set very low, so coverage comes first.
 * @param averageRate minor units per hour, which makes cost comparable across currencies; 0 without rates
 */
export const weightsOf = ({ goals, mode }: RosterProblem, averageRate: number): Weights => ({
  perUnfilledMinute: 0.3 * goals.coverage,
  perMixMinute: 0.003 * goals.coverage,
  perHoursMinute: 0.3,
  perShare: [0.1, ...unpopularKinds.map(() => 0.01)].map((weight) => (weight * goals.fairness) / 100),
  perUnmetPreference: 2.4 * goals.preferences,
  perChange: 2.4 * goals.stability,
  perDisturbed: 0,
  perCostUnit: averageRate > 0 ? goals.cost / 100 / averageRate : 0,
  perAlert: 600,
  ...(mode === 'repair' && REPAIR),
})

export function scoreByGoal(aggregates: Aggregates, weights: Weights): ScoreByGoal {
  let fairness = 0
  for (let kind = 0; kind < SHARES; kind += 1) {
    fairness += weights.perShare[kind]! * aggregates.shares[kind]!
  }
  return {
    coverage:
      weights.perUnfilledMinute * aggregates.unfilledMinutes + weights.perMixMinute * aggregates.mixShort,
    hours: weights.perHoursMinute * aggregates.hoursPenalty,
    fairness,
    preferences: weights.perUnmetPreference * aggregates.unmetPreferences,
    stability: weights.perChange * aggregates.changed + weights.perDisturbed * aggregates.disturbed,
    cost: weights.perCostUnit * aggregates.costUnits,
    alerts: weights.perAlert * aggregates.alerts,
  }
}

/** The sum of all goals without making an object of it: read after every move. */
export function scoreOf(aggregates: Aggregates, weights: Weights): number {
  let fairness = 0
  for (let kind = 0; kind < SHARES; kind += 1) {
    fairness += weights.perShare[kind]! * aggregates.shares[kind]!
  }
  return (
    weights.perUnfilledMinute * aggregates.unfilledMinutes +
    weights.perMixMinute * aggregates.mixShort +
    weights.perHoursMinute * aggregates.hoursPenalty +
    fairness +
    weights.perUnmetPreference * aggregates.unmetPreferences +
    weights.perChange * aggregates.changed +
    weights.perDisturbed * aggregates.disturbed +
    weights.perCostUnit * aggregates.costUnits +
    weights.perAlert * aggregates.alerts
  )
}

/**
 * Minutes a period is away from what was agreed. People without agreed hours cannot be above them.
 */
export function hoursPenaltyOf(planned: number, norm: number, minimum: number): number {
  const away = norm === 0 ? 0 : Math.abs(planned - norm)
  return away + 2 * Math.max(0, minimum - planned)
}

/** Planned hours in thousandths of the agreed ones. */
export const loadOf = (planned: number, norm: number): number =>
  norm === 0 ? 0 : Math.round((1000 * planned) / norm)

/** A count of unpopular work of a kind, in sixtieths of a full-time person's. */
export const shareOf = (count: number, fte: number): number => Math.round((60 * count) / fte)

/** From this far on, unfairness grows evenly: agreed hours of a day or two must not outweigh everything else. */
const FAR = 1000

/** How unfair a share is: the square of its distance from the fair one. */
export function unfairness(share: number, fair: number): number {
  const away = Math.abs(share - fair)
  return away <= FAR ? away * away : FAR * (2 * away - FAR)
}
