import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { UNASSIGNED, type Model } from '../model.ts'
import { modelOf } from '../model_of.ts'
import type { FixedWork, RosterProblem, RosterShift } from '../problem.ts'
import type { Reason, Replacement } from '../result.ts'
import { excessOf } from '../excess.ts'
import { singleAlerting } from './alerts_by_rule.ts'
import { hinderedFor, type Hindered } from './blockers.ts'
import { broken, toReason, withWork, worstOf } from './broken_rules.ts'
import { countsOf, plannedMinutesOf } from './carriers.ts'
import { finishedPlan, type FinishedPlan, type Standing } from './finished_plan.ts'
import { reasonsOf } from './reasons/reasons.ts'
import { inOrder } from './replacement_order.ts'

/** The only shift of the plan that is looked at: everything else stays as it is. */
const SHIFT = 0

/** What is known of people beside the problem: it decides between those who may, never whether a person may. */
export type KnownBeside = {
  /** How well a person does the work of the shift, 1 to 5; everybody alike without it. */
  readonly levelOf?: (personId: string) => number
  /** Minor units more than the present assignee, undefined for unknown rates; without it the problem's plain rates. */
  readonly costOf?: (personId: string) => number | undefined
}

/**
 * Who could take one shift beside what they have now, best first: everybody with its position and location, but for
 * its assignee. Nothing else of the plan changes. The nights and so on of a replacement are those with the shift.
 *
 * @throws Error when the problem has no such shift
 */
export function rankReplacements(
  problem: RosterProblem,
  shiftId: string,
  { levelOf = () => 1, costOf }: KnownBeside = {}
): Replacement[] {
  const { shift, rest } = apart(problem, shiftId)
  const model = modelOf(rest)
  const plan = finishedPlan({ model, assignee: Int32Array.of(UNASSIGNED) })
  const asked = hinderedFor(plan, SHIFT).filter(({ p }) => model.people[p]!.id !== shift.currentPersonId)
  const free = asked.flatMap(({ p, blocker }) => (blocker === null ? [p] : []))
  const now = model.people.findIndex(({ id }) => id === shift.currentPersonId)
  const candidates = asked.map((one, place) => {
    const { id, fte } = model.people[one.p]!
    const costMinor = costOf ? costOf(id) : plainCostOf(model, one.p, now)
    const replacement = {
      ...replacementOf(plan, one, free),
      ...(costMinor !== undefined && { costMinor }),
    }
    return { replacement, fte, level: levelOf(id), place }
  })
  return inOrder(
    candidates,
    model.kinds.map((flags) => flags[SHIFT] === 1)
  )
}

/** A shift, and the problem of this shift alone: people keep the other shifts they have now. */
function apart(problem: RosterProblem, shiftId: string): { shift: RosterShift; rest: RosterProblem } {
  const shift = problem.shifts.find(({ id }) => id === shiftId)
  if (!shift) throw new Error(`The problem has no shift "${shiftId}". Maybe it was deleted meanwhile.`)
  const others = problem.shifts.flatMap(({ currentPersonId, ...work }): FixedWork[] =>
    work.id === shiftId || currentPersonId === null ? [] : [{ ...work, personId: currentPersonId }]
  )
  const fixed = [...problem.fixed, ...others]
  return { shift, rest: { ...problem, shifts: [{ ...shift, currentPersonId: null }], fixed } }
}

/** Minor units more than the present assignee costs; undefined where rates are not known. */
function plainCostOf({ costUnits }: Model, p: number, now: number): number | undefined {
  return costUnits ? Math.round((costUnits[p]! - (now < 0 ? 0 : costUnits[now]!)) / 60) : undefined
}

function replacementOf(plan: FinishedPlan, { p, blocker }: Hindered, free: readonly number[]) {
  const { model, standings } = plan
  const standing = { ...standings[p]!, given: [SHIFT] }
  const [nights = 0, weekends = 0, holidays = 0] = countsOf(model, standing)
  const others = free.filter((other) => other !== p)
  const given = { plan: { ...plan, standings: standings.with(p, standing) }, shift: SHIFT, person: p, others }
  return {
    personId: standing.person.id,
    blocker: blocker && toReason(blocker),
    alerts: newAlerts(standings[p]!, standing.person.planned[SHIFT]!),
    plannedMinutes: plannedMinutesOf(model, standing),
    normMinutes: standing.person.normMinutes,
    nights,
    weekends,
    holidays,
    preferred: model.preference[p]! >= 0,
    reasons: blocker === null ? reasonsOf(given) : [],
  }
}

/** Rules that only alert and would be broken again or further, the worst breach of each. */
function newAlerts(standing: Standing, work: PlannedWork): Reason[] {
  const { person, timeline } = standing
  const after = withWork(timeline, work)
  const alone = singleAlerting(standing).flatMap((rule) => broken(person, rule, [], [work], 0))
  const beside = person.alerting.flatMap((rule) =>
    broken(person, rule, timeline, after, excessOf(rule, person, timeline))
  )
  return [...alone, ...beside].map((one) => toReason(worstOf(one)))
}
