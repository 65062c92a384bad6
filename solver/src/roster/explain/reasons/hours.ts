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
  const withoutMinutes = plannedMinutes - plan.model.minutes[shift]!
  const nearer = Math.abs(plannedMinutes - normMinutes) < Math.abs(withoutMinutes - normMinutes)
  return normMinutes > 0 && nearer && { code: 'brings_to_norm', details: { plannedMinutes, normMinutes } }
}

/** Nobody else who could take it has less of the agreed hours. */
export const fairestShare: ReasonKind = ({ plan, person, others }: Given) => {
  const comparable = others.filter((p) => plan.model.people[p]!.normMinutes > 0)
  if (comparable.length === 0 || plan.model.people[person]!.normMinutes === 0) return false
  const load = loadIn(plan, person)
  const least = Math.min(...comparable.map((p) => loadIn(plan, p)))
  if (load > least) return false
  return {
    code: 'fairest_share',
    details: {
      sharePercent: Math.round(load / 10),
      nextPercent: Math.round(least / 10),
      others: comparable.length,
    },
  }
}

/** Planned hours of a person in thousandths of the agreed ones. */
export const loadIn = ({ model, standings }: FinishedPlan, p: number): number =>
  loadOf(plannedMinutesOf(model, standings[p]!), model.people[p]!.normMinutes)
