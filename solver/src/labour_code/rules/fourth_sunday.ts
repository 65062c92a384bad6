import { sharedMinutes, type Period } from '../../time/time.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'

/**
 * A free Sunday at least once in four weeks (W7); a Sunday of leave is free. Reported on the fourth working Sunday in a
 * row and on every further one, always with the last four, so that no answer depends on how far back anybody looks. Not
 * for the weekend system (art. 144 KP).
 */
export const fourthSunday: Rule = {
  id: 'fourth_sunday',
  basis: 'KP art. 151¹²; chosen by the organisation',
  unit: 'sunday',
  sense: 'at_most',
  involves: ({ sunday }) => sunday >= 0,
  scan: (
    work,
    { workSystem, absences },
    { maxConsecutiveSundays, sundayFreeUpToMinutes },
    { sundays },
    report
  ) => {
    if (maxConsecutiveSundays === null || workSystem === 'WEEKEND') return
    let run = 0
    let first = 0
    let previous = -2
    for (let i = 0; i < work.length; i += 1) {
      const { sunday } = work[i]!
      if (sunday < 0 || sunday === previous) continue
      if (workedOn(work[i]!, sundays[sunday]!, absences) <= sundayFreeUpToMinutes) continue
      if (sunday !== previous + 1) {
        run = 0
        first = i
      }
      run += 1
      previous = sunday
      if (run > maxConsecutiveSundays) {
        const from = firstSince(work, first, sunday - maxConsecutiveSundays)
        const { start, end } = sundays[sunday]!
        report(from, i, maxConsecutiveSundays + 1, maxConsecutiveSundays, start, end)
      }
    }
  },
}

/** The first work of a Sunday from `sunday` on, looked for from `first`. */
function firstSince(work: readonly PlannedWork[], first: number, sunday: number): number {
  let i = first
  while (work[i]!.sunday < sunday) i += 1
  return i
}

/** Minutes of a work inside a Sunday's window that no absence covers. */
function workedOn(work: Period, sunday: Period, absences: readonly Period[]): number {
  let minutes = sharedMinutes(work, sunday)
  for (let a = 0; a < absences.length; a += 1) {
    const absence = absences[a]!
    const start = Math.max(work.start, sunday.start, absence.start)
    minutes -= Math.max(0, Math.min(work.end, sunday.end, absence.end) - start) / 60_000
  }
  return minutes
}
