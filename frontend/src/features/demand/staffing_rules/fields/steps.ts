import type { RuleStep } from '@shiftloom/backend/contracts/demand_rules'

/** Moves the beginning of a step; the one before ends there. What makes no sense stays as typed, and is pointed out. */
export const withStart = (steps: readonly RuleStep[], at: number, from: number): RuleStep[] =>
  steps.map((step, place) => {
    if (place === at) return { ...step, from }
    return place === at - 1 ? { ...step, until: from } : step
  })

/** One more person from somewhat further on. */
export function addStep(steps: readonly RuleStep[]): RuleStep[] {
  const last = steps.at(-1)
  if (!last) return [{ from: 0, until: null, people: 1 }]
  const width = Math.max(1, last.from - (steps.at(-2)?.from ?? last.from - 10))
  const from = last.from + width
  return [...steps.slice(0, -1), { ...last, until: from }, { from, until: null, people: last.people + 1 }]
}

/** The step before goes on until where the one removed ended. */
export const removeStep = (steps: readonly RuleStep[], at: number): RuleStep[] =>
  steps
    .map((step, place) => (place === at - 1 ? { ...step, until: steps[at]!.until } : step))
    .filter((_, place) => place !== at)
