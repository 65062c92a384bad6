import type { Reason } from '../../result.ts'
import type { FinishedPlan } from '../finished_plan.ts'

/** A shift, who has it in a finished plan, and everybody else who could have taken it beside what they have there. */
export type Given = {
  readonly plan: FinishedPlan
  readonly shift: number
  readonly person: number
  readonly others: readonly number[]
}

/** One thing that speaks for the person: a fact of the finished plan, or nothing. */
export type ReasonKind = (given: Given) => Reason | false
