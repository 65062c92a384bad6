import type { Model, ModelPeriod } from '../model.ts'
import type { Carrier } from '../result.ts'
import { unpopularKinds } from '../shift_kinds.ts'
import type { FinishedPlan, Standing } from './finished_plan.ts'

/** Who carries what, one entry per person in the problem's order. */
export function carriersOf({ model, standings }: FinishedPlan): Carrier[] {
  const wishes = wishesOf(model)
  return standings.map((standing, p) => {
    const [nights = 0, weekends = 0, holidays = 0, closings = 0] = countsOf(model, standing)
    return {
      personId: standing.person.id,
      plannedMinutes: plannedMinutesOf(model, standing),
      normMinutes: standing.person.normMinutes,
      nights,
      weekends,
      holidays,
      closings,
      fairNights: fairPartOf(model, p, 0),
      fairWeekends: fairPartOf(model, p, 1),
      fairHolidays: fairPartOf(model, p, 2),
      fairClosings: fairPartOf(model, p, 3),
      wishesMet: new Set(standing.given.map((s) => wishOf(model, p, s)).filter((wish) => wish >= 0)).size,
      wishes: wishes[p]!.size,
    }
  })
}

/**
 * A person's fair part of one kind in the planned days, with one decimal: the target of the score, back from the unit
 * of `shareOf`. Who carried too much before has less of a part, down to none.
 */
function fairPartOf({ fair, people }: Model, p: number, kind: number): number {
  const { fte, carriedOver } = people[p]!
  const target = (fair.counts[p * unpopularKinds.length + kind]! * fte) / 60
  return Math.max(0, Math.round(10 * (target - carriedOver[kind]!)) / 10)
}

/** How often one person has each kind of unpopular work in the planned days, work that stays included. */
export const countsOf = ({ kinds }: Model, { person, given }: Standing): number[] =>
  unpopularKinds.map((_, kind) =>
    given.reduce((total, s) => total + kinds[kind]![s]!, person.fixedKinds[kind]! - person.carriedOver[kind]!)
  )

/** Minutes over all agreed periods, work that stays included. */
export const plannedMinutesOf = (model: Model, standing: Standing): number =>
  standing.person.periods.reduce((total, period) => total + plannedIn(model, standing, period), 0)

/** Minutes by which a person is away from what is agreed, each agreed period by itself. */
export const minutesAwayOf = (model: Model, standing: Standing): number =>
  standing.person.periods.reduce(
    (total, period) => total + Math.abs(plannedIn(model, standing, period) - period.norm),
    0
  )

const plannedIn = (model: Model, { given }: Standing, { fixed, window }: ModelPeriod): number =>
  given.reduce((minutes, s) => minutes + minutesIn(model, window, s), fixed)

/** Minutes of a shift inside one window of agreed hours. */
const minutesIn = ({ windowMinutes, shifts }: Model, window: number, shift: number): number =>
  windowMinutes[window * shifts.length + shift]!

const wishOf = ({ preference, shifts }: Model, p: number, shift: number): number =>
  preference[p * shifts.length + shift]!

/** The preferred times each person could be given. */
function wishesOf({ preference, shifts, people }: Model): Set<number>[] {
  return people.map((_, p) => {
    const row = preference.subarray(p * shifts.length, (p + 1) * shifts.length)
    return new Set(row.filter((wish) => wish >= 0))
  })
}
