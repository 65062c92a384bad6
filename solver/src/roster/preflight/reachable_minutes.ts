import { workMinutesInside, type PlannedWork } from '../../labour_code/planned_work.ts'
import type { Period } from '../../time/time.ts'
import type { Model } from '../model.ts'

const known = new WeakMap<Model, Map<string, number>>()

/**
 * The most minutes of open shifts a person could work in a period if only overlaps mattered: a bound no roster exceeds.
 * Weighted interval scheduling over her allowed shifts, sorted by end; worked out once for a model.
 */
export function reachableMinutes(model: Model, p: number, period: Period): number {
  const answers = known.get(model) ?? new Map<string, number>()
  known.set(model, answers)
  const key = `${p}/${period.start}/${period.end}`
  const answer = answers.get(key) ?? mostInside(model, p, period)
  answers.set(key, answer)
  return answer
}

function mostInside({ shifts, people, allowed }: Model, p: number, period: Period): number {
  const { planned, fixed } = people[p]!
  const possible = planned
    .filter((work, s) => allowed[p * shifts.length + s] && work.start < period.end && work.end > period.start)
    .filter((work) => !fixed.some(({ start, end }) => work.start < end && work.end > start))
    .sort((a, b) => a.end - b.end)
  const best = new Float64Array(possible.length + 1)
  possible.forEach((work, i) => {
    best[i + 1] = Math.max(
      best[i]!,
      best[countEndingBy(possible, work.start, i)]! + workMinutesInside(work, period)
    )
  })
  return best[possible.length]!
}

/** How many of the first `until` works, sorted by end, end no later than `instant`. */
function countEndingBy(works: readonly PlannedWork[], instant: number, until: number): number {
  let low = 0
  let high = until
  while (low < high) {
    const middle = (low + high) >> 1
    if (works[middle]!.end <= instant) low = middle + 1
    else high = middle
  }
  return low
}
