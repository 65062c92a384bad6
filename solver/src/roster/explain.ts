import { hinderedFor, toldOf } from './explain/blockers.ts'
import { blockerOf, toReason } from './explain/broken_rules.ts'
import { carriersOf } from './explain/carriers.ts'
import { constraintShares } from './explain/constraint_shares.ts'
import { finishedPlan, type FinishedPlan } from './explain/finished_plan.ts'
import { fixesFor } from './explain/fixes/fixes.ts'
import { fixSearch } from './explain/fixes/fix_search.ts'
import { withHireHours } from './explain/fixes/hire_hours.ts'
import { reasonsFor } from './explain/reasons/reasons.ts'
import { UNASSIGNED } from './model.ts'
import type { ExplainedChange, ExplainedUnfilled, RosterResult } from './result.ts'
import type { RosterState } from './search/roster_state.ts'

type Explanation = Pick<RosterResult, 'changes' | 'kept' | 'unfilled' | 'constraints' | 'carriers'>

/** Says why for every shift: who got it and why her, who keeps it, and what keeps an open one open; and who carries what. */
export function explain(state: RosterState): Explanation {
  const plan = finishedPlan(state)
  const changes: ExplainedChange[] = []
  const kept: ExplainedChange[] = []
  plan.model.shifts.forEach(({ id, currentPersonId }, s) => {
    const now = plan.assignee[s]!
    const entry = {
      shiftId: id,
      fromPersonId: currentPersonId,
      toPersonId: plan.model.people[now]?.id ?? null,
    }
    if (entry.fromPersonId !== entry.toPersonId) {
      changes.push({
        ...entry,
        reasons: now === UNASSIGNED ? reasonsForRemoval(plan, s) : reasonsFor(plan, s),
      })
    } else if (now !== UNASSIGNED) {
      kept.push({ ...entry, reasons: [{ code: 'keeps_current', details: {} }] })
    }
  })
  const carriers = carriersOf(plan)
  return {
    changes,
    kept,
    unfilled: unfilledIn(plan),
    carriers,
    constraints: constraintShares(plan, state.tallies.totals, carriers),
  }
}

function unfilledIn(plan: FinishedPlan): ExplainedUnfilled[] {
  const search = fixSearch(plan)
  const open = plan.model.shifts.flatMap(({ id }, shift) => {
    if (plan.assignee[shift] !== UNASSIGNED) return []
    const hindered = hinderedFor(plan, shift)
    const blockers = hindered.map((one) => toldOf(plan, one))
    return [{ shift, shiftId: id, blockers, fixes: fixesFor(search, shift, hindered) }]
  })
  return withHireHours(plan, open)
}

/** Why a shift was taken from a person and left unassigned: not planned here, a rule it would break, or other goals. */
function reasonsForRemoval({ model, standings }: FinishedPlan, shift: number): ExplainedChange['reasons'] {
  const before = model.current[shift]!
  if (before === UNASSIGNED) return [{ code: 'person_not_planned', details: {} }]
  const blocker = blockerOf(standings[before]!, model.people[before]!.planned[shift]!)
  return [
    blocker
      ? { code: 'removed_by_rule', details: toReason(blocker).details }
      : { code: 'removed_by_goals', details: {} },
  ]
}
