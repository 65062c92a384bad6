import { byStart } from '../../labour_code/planned_work.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import type { RosterProgress } from '../result.ts'

/** Per shift of a model the person or -1, and what that scores. */
export type Best = { readonly assignee: Int32Array; score: number }

/** How far a search is. */
export type Found = { readonly best: Best; readonly lowerBound: number; readonly iterations: number }

/** A score this near to the bound is the best there is: scores are sums of parts that are hardly ever smaller. */
export const SURELY_BEST = 0.5

/** The order of a model's shifts. */
export const inTimeOrder = (shifts: readonly RosterShift[]): RosterShift[] => [...shifts].sort(byStart)

/**
 * What a plan looks like on the way, scores rounded.
 * @param shifts in a model's order
 */
export function progressOf(
  { budgetMs }: RosterProblem,
  shifts: readonly RosterShift[],
  { best, lowerBound, iterations }: Found,
  elapsedMs: number
): RosterProgress {
  const open = shifts.filter((_, s) => best.assignee[s]! < 0)
  return {
    elapsedMs: Math.round(elapsedMs),
    budgetMs,
    score: Math.round(best.score),
    lowerBound: shownBound(lowerBound, best.score),
    unfilledMinutes: open.reduce((total, { workMinutes }) => total + workMinutes, 0),
    unfilledShifts: open.length,
    iterations,
  }
}

/** That no score is below 0 was known before, and is news only where that is the best there is. */
export const shownBound = (lowerBound: number, score: number): number | null =>
  lowerBound > 0 || score <= lowerBound ? Math.min(lowerBound, score) : null
