import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { TemplateShift } from '@shiftloom/backend/contracts/schedule_templates'
import { addDays, daysBetween } from '../model/calendar.ts'
import type { DayRange } from '../model/view_range.ts'

/** null: a day after the template's last one. */
export type TemplateDay = { offset: number; shifts: TemplateShift[] } | null

/** A template in rows of seven days, from its first day on. */
export function weeksOf({ from, until }: DayRange, shifts: readonly TemplateShift[]): TemplateDay[][] {
  const length = daysBetween(from, until)
  const byDay = Map.groupBy(shifts, ({ dayOffset }) => dayOffset)
  return Array.from({ length: Math.ceil(length / 7) }, (_none, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const offset = week * 7 + at
      return offset < length ? { offset, shifts: byDay.get(offset) ?? [] } : null
    })
  )
}

/** The first day from here on that has the weekday of the template's first one: weekends stay weekends. */
export function nextStart(templateFrom: Day, earliest: Day): Day {
  const ahead = daysBetween(earliest, templateFrom) % 7
  return addDays(earliest, (ahead + 7) % 7)
}

/** Whether Mondays of the template fall on Mondays, in every repetition. */
export const keepsWeekdays = (template: DayRange, start: Day, repetitions: number): boolean =>
  daysBetween(template.from, start) % 7 === 0 &&
  (repetitions === 1 || daysBetween(template.from, template.until) % 7 === 0)
