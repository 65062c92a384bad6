import type { RunGoals, VariantKey } from '#contracts/auto_schedule'
import type { Alternative } from '#database/json/auto_schedule'

/** In the order in which they are offered. */
export const variantKeys = ['asked', 'cheapest', 'fairest', 'coverage'] as const satisfies VariantKey[]

export type { Alternative } from '#database/json/auto_schedule'

/** What a variant is about comes first; the other wishes only decide between plans that are about as good at it. */
const ASIDE = 0.1

/**
 * The goals of a variant. Fair shares weigh by their squares, a little of them is more than most differences in pay:
 * the cheapest plan does without.
 */
function alternativeOf(key: Alternative['key'], asked: RunGoals): Alternative {
  const aside = {
    coverage: 100,
    fairness: Math.round(asked.fairness * ASIDE),
    preferences: Math.round(asked.preferences * ASIDE),
    stability: Math.round(asked.stability * ASIDE),
    cost: 0,
  }
  const goals = {
    cheapest: { ...aside, fairness: 0, preferences: Math.min(1, asked.preferences), cost: 100 },
    fairest: { ...aside, fairness: 100 },
    coverage: aside,
  }
  return { key, goals: goals[key] }
}

/** What is searched in addition to the goals of the request: each wish once, in the order in which it is offered. */
export const alternativesOf = (wished: readonly VariantKey[], asked: RunGoals): Alternative[] =>
  variantKeys.flatMap((key) => (key !== 'asked' && wished.includes(key) ? alternativeOf(key, asked) : []))

/** A variant whose very existence reveals cost to users who may not see it. */
export const isAboutCost = (key: VariantKey): boolean => key === 'cheapest'

/** A plan of a run, by the name it has and the goals it was searched for. */
type Offered = { key: VariantKey; goals: RunGoals }

/**
 * A plan that was searched for low cost otherwise than the request asked for reveals by its differences who costs less,
 * even under a name of its own: the fairest plan can be one.
 */
export const tellsOfCost = ({ key, goals }: Offered, asked: RunGoals): boolean =>
  isAboutCost(key) || (goals.cost > 0 && !isSame(goals, asked))

const isSame = (a: RunGoals, b: RunGoals): boolean =>
  a.coverage === b.coverage &&
  a.fairness === b.fairness &&
  a.preferences === b.preferences &&
  a.stability === b.stability &&
  a.cost === b.cost
