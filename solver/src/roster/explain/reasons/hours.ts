import { countedMinutesInside } from '../../../labour_code/planned_work.ts'
import { periodOfDays } from '../../../time/time.ts'
import { loadOf } from '../../score.ts'
import { plannedMinutesOf } from '../carriers.ts'
import type { FinishedPlan } from '../finished_plan.ts'
import type { Given, ReasonKind } from './reason_kind.ts'

/** Without the shift a period's minimum would not be reached. */
export const bringsToMinimum: ReasonKind = ({ plan: { model, standings }, shift, person }) => {
  const { given, person: one } = standings[person]!
  for (const { window, minimum, fixed } of one.periods) {
    const minutesIn = (s: number): number => model.windowMinutes[window * model.shifts.length + s]!
    const plannedMinutes = given.reduce((total, s) => total + minutesIn(s), fixed)
    if (plannedMinutes - minutesIn(shift) < minimum && minutesIn(shift) > 0)
      return { code: 'brings_to_minimum', details: { plannedMinutes, minimumMinutes: minimum } }
  }
  return false
}

/** The shift brings planned hours nearer to the agreed ones. */
export const bringsToNorm: ReasonKind = ({ plan, shift, person }) => {
  const { normMinutes } = plan.model.people[person]!
  const plannedMinutes = plannedMinutesOf(plan.model, plan.standings[person]!)
  const { counts } = plan.model.shifts[shift]!
  const withoutMinutes = plannedMinutes - (counts === false ? 0 : plan.model.minutes[shift]!)
  const nearer = Math.abs(plannedMinutes - normMinutes) < Math.abs(withoutMinutes - normMinutes)
  return normMinutes > 0 && nearer && { code: 'brings_to_norm', details: hoursUpTo(plan, person, shift) }
}

/**
 * What is planned up to the end of a shift, of the hours agreed for its settlement period: one shift after the other
 * brings a person further, so no two of them tell the same total.
 */
function hoursUpTo({ model, standings }: FinishedPlan, person: number, shift: number): Hours {
  const { problem, shifts } = model
  const { day, start } = shifts[shift]!
  const own = problem.people[person]!
  const limit = own.periodLimits?.find(({ from, until }) => day >= from && day < until)
  const agreed = own.periods.find(({ from, until }) => day >= from && day < until)
  const { from, until } = limit ?? agreed ?? problem
  const window = periodOfDays(from, until, problem.zone)
  const { fixed, planned } = standings[person]!.person
  const works = [...fixed, ...standings[person]!.given.map((s) => planned[s]!)]
  return {
    plannedMinutes: works
      .filter((work) => work.start <= start)
      .reduce((minutes, work) => minutes + countedMinutesInside(work, window), 0),
    normMinutes: limit?.maximumMinutes ?? agreed?.normMinutes ?? model.people[person]!.normMinutes,
  }
}
type Hours = { plannedMinutes: number; normMinutes: number }

/** Everybody else who could take it has more of the agreed hours. */
export const fairestShare: ReasonKind = ({ plan, person, others }: Given) => {
  const comparable = others.filter((p) => plan.model.people[p]!.normMinutes > 0)
  if (comparable.length === 0 || plan.model.people[person]!.normMinutes === 0) return false
  const load = loadIn(plan, person)
  const least = Math.min(...comparable.map((p) => loadIn(plan, p)))
  const [sharePercent, nextPercent] = [Math.round(load / 10), Math.round(least / 10)]
  // Compared as shown: the same percentage twice is no reason.
  if (sharePercent >= nextPercent) return false
  return { code: 'fairest_share', details: { sharePercent, nextPercent, others: comparable.length } }
}

/** Planned hours of a person in thousandths of the agreed ones. */
const loadIn = ({ model, standings }: FinishedPlan, p: number): number =>
  loadOf(plannedMinutesOf(model, standings[p]!), model.people[p]!.normMinutes)
