import type { RuleSettings } from '../../labour_code/rule.ts'
import type { Plan } from '../evaluate.ts'
import { shortened } from '../explain/fixes/shorten.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'
import type { Fix } from '../result.ts'

/** A problem changed as a fix says, who then gets the shift, and the plan with and without it. */
export type AppliedFix = {
  readonly problem: RosterProblem
  readonly people: readonly string[]
  readonly before: Plan
  readonly after: Plan
}

/** Does to a problem and a plan what a fix of an open shift tells a planner to do. */
export function appliedFix(problem: RosterProblem, plan: Plan, shiftId: string, fix: Fix): AppliedFix {
  if (fix.kind === 'hire_hours') return hired(problem, plan, shiftId, fix.minutes)
  const given = new Map(plan).set(shiftId, fix.personId)
  const applied = { problem, people: [fix.personId], before: plan, after: given }
  if (fix.kind === 'shorten') return { ...applied, problem: withTimes(problem, shiftId, fix) }
  if (fix.kind === 'lift_rule') return { ...applied, problem: withoutRule(problem, fix.personId, fix.ruleId) }
  const people = [fix.personId, fix.otherPersonId]
  return { ...applied, people, after: given.set(fix.otherShiftId, fix.otherPersonId) }
}

function withTimes(problem: RosterProblem, shiftId: string, { start, end }: { start: number; end: number }) {
  const shifts = problem.shifts.map((shift) => {
    if (shift.id !== shiftId) return shift
    const cut = shortened(shift, (start - shift.start) / 60_000, (shift.end - end) / 60_000)
    if (!cut || cut.workMinutes < 0.7 * shift.workMinutes) throw new Error(`${shiftId} cannot be cut so far.`)
    return cut
  })
  return { ...problem, shifts }
}

/** The person gets rules of their own in which this one is off; a contract is put aside whole. */
function withoutRule(problem: RosterProblem, personId: string, ruleId: string): RosterProblem {
  const person = problem.people.find(({ id }) => id === personId)!
  const rules = problem.ruleSets.find(({ id }) => id === person.ruleSetId)!
  if (ruleId.startsWith('contract_')) {
    const people = problem.people.map((one) => (one === person ? withoutContract(one) : one))
    return { ...problem, people }
  }
  const settings: RuleSettings = { ...rules.settings, [ruleId]: 'off' }
  return {
    ...problem,
    ruleSets: [...problem.ruleSets, { ...rules, id: 'lifted', settings }],
    people: problem.people.map((one) => (one === person ? { ...one, ruleSetId: 'lifted' } : one)),
  }
}

function withoutContract({ contract: _, ...person }: RosterPerson): RosterPerson {
  return person
}

function hired(problem: RosterProblem, plan: Plan, shiftId: string, minutes: number): AppliedFix {
  const { positionId, locationId } = problem.shifts.find(({ id }) => id === shiftId)!
  const { from, until } = problem
  const newcomer: RosterPerson = {
    id: 'newcomer',
    positionIds: positionId === null ? [] : [positionId],
    locationIds: [locationId],
    fte: 1,
    workSystem: 'EQUIV24',
    shiftWorker: true,
    employedFrom: null,
    employedUntil: null,
    ruleSetId: problem.ruleSets[0]!.id,
    dailyMaxMinutes: null,
    periods: [{ from, until, normMinutes: minutes, minimumMinutes: null, maximumMinutes: minutes }],
  }
  const after = new Map(plan).set(shiftId, newcomer.id)
  return {
    problem: { ...problem, people: [...problem.people, newcomer] },
    people: [newcomer.id],
    before: plan,
    after,
  }
}
