import type { Day } from '../../time/time.ts'

export type OvertimeEntry = { readonly day: Day; readonly minutes: number }
/** Overtime of a calendar month `YYYY-MM` or year `YYYY` beyond its cap. */
export type CapExceeded = { readonly period: string; readonly minutes: number; readonly capMinutes: number }

/**
 * Months and years with more overtime than allowed, in order; rest-day and holiday hours count. null: no such cap.
 * Sources: KP art. 151 § 3; Labour Code 45/2019/QH14 art. 107.
 */
export function capsExceeded(
  entries: readonly OvertimeEntry[],
  caps: { readonly monthMinutes: number | null; readonly yearMinutes: number | null }
): CapExceeded[] {
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
