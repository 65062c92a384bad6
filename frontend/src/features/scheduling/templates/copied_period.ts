import { copyWeeks, type CopyWeeks } from '@shiftloom/backend/contracts/period_copies'
import { addDays, daysBetween } from '../model/calendar.ts'
import type { DayRange } from '../model/view_range.ts'

const longestCopiedDays = 7 * Math.max(...copyWeeks)

/** A month is longer than the longest step, so its first days are offered. */
export function copiedPeriod({ from, until }: DayRange): DayRange {
  const longest = addDays(from, longestCopiedDays)
  return { from, until: until < longest ? until : longest }
}

/** The shortest step that neither overlaps the period nor begins before today; the longest where none does. */
export const usualWeeks = ({ from, until }: DayRange, today: string): CopyWeeks =>
  copyWeeks.find((weeks) => daysBetween(from, until) <= weeks * 7 && addDays(from, weeks * 7) >= today) ?? 4
