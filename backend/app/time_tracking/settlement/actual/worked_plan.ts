import type { PlanContext, PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { Day } from '@shiftloom/solver/time'
import { entriesOfPeople } from '#app/scheduling/public/around_entries'
import { planFrame } from '#app/scheduling/public/plan_context'
import {
  asWorked,
  unrecordedShifts,
  workedEntries,
} from '#app/time_tracking/settlement/actual/worked_entries'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'

export type WorkedPlan = {
  employeeId: string
  context: Omit<PlanContext, 'around'>
  plan: readonly PlanEntry[]
  /** The schedule with registered work in the place of shifts that are over. */
  around: readonly PlanEntry[]
  /** Shifts that are over without a record, in `around` no more. */
  unrecorded: readonly PlanEntry[]
  /** Registered work by the id of its record. */
  records: ReadonlyMap<string, PlanEntry>
  /** Records of which it is not known when the breaks were. */
  withoutBreaks: ReadonlySet<string>
}

/** What one person registered on some days, as the rules read a schedule. Shifts from today on count as planned. */
export async function workedPlan(employeeId: string, span: DaySpan, today: Day): Promise<WorkedPlan> {
  const { context, days } = await planFrame([employeeId], span)
  const plan = await entriesOfPeople([employeeId], days)
  const worked = await workedEntries(employeeId, days, new Map(plan.map((entry) => [entry.id, entry])))
  return {
    ...{ employeeId, context, plan, around: asWorked(plan, worked, today) },
    unrecorded: unrecordedShifts(plan, worked, today),
    records: new Map(worked.entries.map((entry) => [entry.id, entry])),
    withoutBreaks: worked.withoutBreaks,
  }
}
