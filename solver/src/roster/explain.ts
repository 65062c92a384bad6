import { ruleIds } from '../labour_code/rule.ts'
import { blockerOf, type Blocker } from './blockers.ts'
import { NOBODY } from './model.ts'
import { reasonsFor } from './reasons.ts'
import type { ExplainedChange, ExplainedUnfilled, RosterResult } from './result.ts'
import type { RosterState } from './search/roster_state.ts'

/** People listed for an open shift; the rest is further from possible than all of these. */
const LISTED_PEOPLE = 50

/** Says why for every shift: who got it and why her, who keeps it, and what keeps an open one open. */
export function explain(state: RosterState): Pick<RosterResult, 'changes' | 'kept' | 'unfilled'> {
  const { shifts } = state.model
  const changes: ExplainedChange[] = []
  const kept: ExplainedChange[] = []
  const unfilled: ExplainedUnfilled[] = []
  shifts.forEach(({ id, currentPersonId }, s) => {
    const now = state.assignee[s]!
    const entry = { shiftId: id, fromPersonId: currentPersonId, toPersonId: idOf(state, now) }
    if (now === NOBODY) unfilled.push({ shiftId: id, blockers: blockersOf(state, s) })
    if (entry.fromPersonId !== entry.toPersonId) {
      changes.push({ ...entry, reasons: now === NOBODY ? reasonsForRemoval(state, s) : reasonsFor(state, s) })
    } else if (now !== NOBODY) {
      kept.push({ ...entry, reasons: [{ code: 'keeps_current', details: {} }] })
    }
  })
  return { changes, kept, unfilled }
}

const idOf = (state: RosterState, person: number): string | null => state.model.people[person]?.id ?? null

/** Why somebody lost a shift that nobody gets: she is not planned here, a rule she would break, or other goals. */
function reasonsForRemoval(state: RosterState, shift: number): ExplainedChange['reasons'] {
  const before = state.model.current[shift]!
  if (before === NOBODY) return [{ code: 'person_not_planned', details: {} }]
  const person = state.model.people[before]!
  const blocker = blockerOf(person, state.timelines[before]!, person.planned[shift]!)
  return [
    blocker
      ? { code: 'removed_by_rule', details: detailsOf(blocker) }
      : { code: 'removed_by_goals', details: {} },
  ]
}

function blockersOf(state: RosterState, shift: number): ExplainedUnfilled['blockers'] {
  return state.model.people
    .map((person, p) => ({ person, blocker: blockerOf(person, state.timelines[p]!, person.planned[shift]!) }))
    .sort((a, b) => distance(a.blocker, b.blocker))
    .slice(0, LISTED_PEOPLE)
    .map(({ person, blocker }) =>
      blocker
        ? { personId: person.id, code: blocker.rule.id, details: detailsOf(blocker) }
        : { personId: person.id, code: 'free', details: {} }
    )
}

const detailsOf = ({ rule, actual, limit }: Blocker): Record<string, string | number> => ({
  rule: rule.id,
  actual,
  limit,
  unit: rule.unit,
})

/** Nearly possible first: free people, then fewer rules, then rules that planning can change, then smaller breaches. */
function distance(a: Blocker | null, b: Blocker | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return a.rules - b.rules || ruleIds.indexOf(b.rule.id) - ruleIds.indexOf(a.rule.id) || a.breach - b.breach
}
