import type { PlannedWork } from './planned_work.ts'

/** Whether the breaks of all works from `first` to before `until` are known. */
export function breaksKnown(work: readonly PlannedWork[], first: number, until: number): boolean {
  for (let i = first; i < until; i += 1) if (work[i]!.breaks === undefined) return false
  return true
}

/** The latest end of the works from `first` to before `until`. */
export function lastEnd(work: readonly PlannedWork[], first: number, until: number): number {
  let end = work[first]!.end
  for (let i = first + 1; i < until; i += 1) end = Math.max(end, work[i]!.end)
  return end
}

/** Working time of the works from `first` to before `until`, in minutes. */
export function workedMinutes(work: readonly PlannedWork[], first: number, until: number): number {
  let minutes = 0
  for (let i = first; i < until; i += 1) minutes += work[i]!.workMinutes
  return minutes
}

/**
 * Minutes of breaks in the works from `first` to before `until`.
 *
 * @param least shorter breaks are none
 */
export function breakMinutes(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  paidOnly: boolean,
  least: number
): number {
  let minutes = 0
  for (let i = first; i < until; i += 1) {
    for (const pause of work[i]!.breaks!) {
      if ((!paidOnly || pause.paid) && pause.minutes >= least) minutes += pause.minutes
    }
  }
  return minutes
}

/** The longest of these breaks, in minutes. */
export function longestBreak(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  paidOnly: boolean
): number {
  let longest = 0
  for (let i = first; i < until; i += 1) {
    for (const pause of work[i]!.breaks!) {
      if (!paidOnly || pause.paid) longest = Math.max(longest, pause.minutes)
    }
  }
  return longest
}
