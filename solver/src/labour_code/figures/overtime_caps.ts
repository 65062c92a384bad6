import type { Day } from '../../time/time.ts'
import { figuresOn, limitsOn, type LawPackId } from '../law_packs.ts'

/** null: no such cap. */
export type OvertimeCaps = { readonly monthMinutes: number | null; readonly yearMinutes: number | null }

/**
 * Most overtime of a month and of a year under a law.
 *
 * @param own the year's as the company has set it where the law lets it: up to 416 hours in Poland (KP art. 151 § 4),
 *   300 in the cases Vietnam lists (art. 107 (3)). Left out: the law's usual one.
 */
export const overtimeCapsOn = (law: LawPackId, day: Day, own?: number): OvertimeCaps => ({
  monthMinutes: limitsOn(law, day).overtimeMonthMaxMinutes,
  yearMinutes: own ?? figuresOn(law, day).overtimeYearCapMinutes,
})

export type OvertimeEntry = { readonly day: Day; readonly minutes: number }
/** Overtime of a calendar month `YYYY-MM` or year `YYYY` beyond its cap. */
export type CapExceeded = { readonly period: string; readonly minutes: number; readonly capMinutes: number }

/**
 * Months and years with more overtime than allowed, in order; rest-day and holiday hours count. null: no such cap.
 * Sources: KP art. 151 § 3; Labour Code 45/2019/QH14 art. 107.
 */
export function capsExceeded(entries: readonly OvertimeEntry[], caps: OvertimeCaps): CapExceeded[] {
  return [
    ...beyond(entries, (day) => day.slice(0, 7), caps.monthMinutes),
    ...beyond(entries, (day) => day.slice(0, 4), caps.yearMinutes),
  ]
}

function beyond(
  entries: readonly OvertimeEntry[],
  periodOf: (day: Day) => string,
  capMinutes: number | null
): CapExceeded[] {
  if (capMinutes === null) return []
  const sums = new Map<string, number>()
  for (const { day, minutes } of entries) sums.set(periodOf(day), (sums.get(periodOf(day)) ?? 0) + minutes)
  return [...sums]
    .filter(([, minutes]) => minutes > capMinutes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([period, minutes]) => ({ period, minutes, capMinutes }))
}
