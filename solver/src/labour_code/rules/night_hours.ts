import type { LabourLimits } from '../limits.ts'
import { nightMinutesIn } from '../night.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { workingDayUntil } from '../working_day.ts'

/**
 * A shorter working day for people who work at night at dangerous or strenuous positions. A working day is one of night
 * work from `nightWorkerMinutes` of night on; whole shifts count where they start.
 */
export const nightHours: Rule = {
  id: 'night_hours',
  basis: 'KP art. 151⁷ § 2, 3; Directive 2003/88/EC art. 2 (4), 8',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, _person, limits, _calendar, report) => {
    const limit = limits.nightDayMaxMinutes
    if (limit === null || !hasStrenuous(work)) return
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits)
      let minutes = 0
      for (let i = first; i < until; i += 1) minutes += work[i]!.workMinutes
      if (minutes > limit + limits.toleranceMinutes && isStrenuousNight(work, first, until, limits)) {
        report(first, until - 1, minutes, limit, work[first]!.start, work[first]!.workingDayEnd)
      }
      first = until
    }
  },
}

/** Most timelines have none, and a search asks millions of times. */
function hasStrenuous(work: readonly PlannedWork[]): boolean {
  for (let i = 0; i < work.length; i += 1) if (work[i]!.strenuous) return true
  return false
}

function isStrenuousNight(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  limits: LabourLimits
): boolean {
  let strenuous = false
  for (let i = first; i < until; i += 1) strenuous ||= work[i]!.strenuous
  if (!strenuous) return false
  let night = 0
  for (let i = first; i < until; i += 1) night += nightMinutesIn(work[i]!, limits, work[i]!.zone)
  return night >= limits.nightWorkerMinutes
}
