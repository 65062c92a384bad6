import type { Fix } from '../../result.ts'
import type { Hindered } from '../blockers.ts'
import { canTake } from '../broken_rules.ts'
import type { FinishedPlan } from '../finished_plan.ts'

/** What looking for fixes shares between the open shifts of one plan. */
export type FixSearch = {
  readonly plan: FinishedPlan
  /** Everybody who could take a shift beside what they have, by shift; filled as it is asked for. */
  readonly takers: Map<number, readonly number[]>
}

/** An open shift and everybody who could be asked for it, most nearly possible first. */
type Question = {
  readonly shift: number
  readonly hindered: readonly Hindered[]
  /** Enough of them. */
  readonly most: number
}

/** One kind of fix: the best first, each verified. */
export type FixKind = (search: FixSearch, question: Question) => Fix[]

export const fixSearch = (plan: FinishedPlan): FixSearch => ({ plan, takers: new Map() })

export function takersOf({ plan, takers }: FixSearch, shift: number): readonly number[] {
  const known = takers.get(shift)
  if (known) return known
  const { model, standings, assignee } = plan
  const found = [...model.candidates[shift]!].filter(
    (p) => p !== assignee[shift] && canTake(standings[p]!, model.people[p]!.planned[shift]!)
  )
  takers.set(shift, found)
  return found
}
