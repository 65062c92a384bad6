import type { Rule } from '../rule.ts'

/** Most hours a week at one position, agreed for the person; a shift over the boundary counts in each week. */
export const positionHours: Rule = {
  id: 'position_hours',
  basis: 'agreed for the employee',
  unit: 'minute',
  sense: 'at_most',
  involves: ({ positionId }, first) => positionId === first.positionId,
  scan: (work, { positionWeekMinutes }, { toleranceMinutes }, { weeks }, report) => {
    if (!positionWeekMinutes || positionWeekMinutes.length === 0) return
    for (let week = 0; week < weeks.length; week += 1) {
      for (let p = 0; p < positionWeekMinutes.length; p += 1) {
        const { positionId, minutes: limit } = positionWeekMinutes[p]!
        let minutes = 0
        let first = -1
        let last = -1
        for (let i = 0; i < work.length; i += 1) {
          const item = work[i]!
          if (item.positionId !== positionId || (item.week !== week && item.endWeek !== week)) continue
          minutes += item.week === week ? item.weekMinutes : item.endWeekMinutes
          if (first < 0) first = i
          last = i
        }
        if (minutes > limit + toleranceMinutes) {
          report(first, last, minutes, limit, weeks[week]!.start, weeks[week]!.end)
        }
      }
    }
  },
}
