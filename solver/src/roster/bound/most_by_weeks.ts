import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { ModelPerson } from '../model.ts'
import { weeklyLimitOf } from '../weekly_limit.ts'
import { holdsAlways } from './following.ts'
import { commonUnit } from './row_terms.ts'
import type { TimelineProgram } from './timeline_program.ts'

/**
 * Most minutes a person can be given when no week goes beyond its limit; Infinity without such a limit. Minutes count in
 * the week in which a work starts.
 * @param minutes what a work that is given counts for the sum
 */
export function mostByWeeks(
  person: ModelPerson,
  program: TimelineProgram,
  minutes: (work: PlannedWork) => number
): number {
  const { rules, allCounts } = person
  const weekly = weeklyLimitOf(person, (id) => holdsAlways(person, id) !== undefined)
  if (weekly === Infinity || !allCounts) return Infinity
  const { items } = program
  const unit = commonUnit(items.filter(({ group }) => group >= 0).map(({ work }) => work.weekMinutes))
  const width = Math.floor((weekly + rules.limits.toleranceMinutes) / unit) + 1
  const used = items.map(({ work }) => (work.week < 0 ? 0 : Math.floor(work.weekMinutes / unit)))
  const given = items.map(({ work, group }) => (group < 0 ? 0 : minutes(work)))
  const sums = new Float64Array(items.length * width)
  const thisWeek = new Float64Array(width).fill(-Infinity)
  const any = new Float64Array(1)
  let week = NaN
  let before = 0
  const leave = (next: number): void => {
    if (next === week) return
    before = Math.max(before, ...thisWeek)
    thisWeek.fill(-Infinity)
    week = next
  }
  /** Follows a chain that ends in `sum` with `worked` units in the week of `from`. */
  const follow = (j: number, from: number, worked: number, sum: number): void => {
    const units = (from === items[j]!.work.week ? worked : 0) + used[j]!
    if (units >= width) return
    const at = j * width + units
    sums[at] = Math.max(sums[at]!, sum + given[j]!)
  }
  const each = (i: number, tell: (worked: number, sum: number) => void): void => {
    for (let worked = 0; worked < width; worked += 1) {
      const sum = sums[i * width + worked]!
      if (sum > -Infinity) tell(worked, sum)
    }
  }
  program.walk({
    ready: (i) =>
      each(i, (worked, sum) => {
        if (items[i]!.work.week === week) thisWeek[worked] = Math.max(thisWeek[worked]!, sum)
        else before = Math.max(before, sum)
      }),
    reach: (j) => {
      leave(items[j]!.work.week)
      sums.fill(-Infinity, j * width, (j + 1) * width)
      if (before > -Infinity) follow(j, NaN, 0, before)
      thisWeek.forEach((sum, worked) => sum > -Infinity && follow(j, week, worked, sum))
      for (const i of program.nearBefore(j)) {
        each(i, (worked, sum) => follow(j, items[i]!.work.week, worked, sum))
      }
      each(j, (_, sum) => (any[0] = Math.max(any[0]!, sum)))
    },
    pass: (j) => {
      before = -Infinity
      thisWeek.fill(-Infinity)
      any[0] = -Infinity
      each(j, (_, sum) => (any[0] = Math.max(any[0]!, sum)))
    },
  })
  return any[0]!
}
