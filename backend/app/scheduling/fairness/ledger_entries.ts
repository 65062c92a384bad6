import { addDays } from '@shiftloom/solver/time'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { plannedEntries, publishedEntries } from '#app/scheduling/entries/planned_entries'
import { scheduleEntryTypes, type ScheduleEntryType } from '#contracts/enums'

/** As it is planned, for planners; as it is published, for staff. */
export type LedgerSource = 'planned' | 'published'
export type LedgerEntry = Awaited<ReturnType<typeof plannedEntries>>[number] | PublishedEntry
type PublishedEntry = Awaited<ReturnType<typeof publishedEntries>>[number]

/** An absence may have begun before the days. */
const LONGEST_ABSENCE_DAYS = 31
const { availability } = scheduleEntryTypes
const planned = Object.values(scheduleEntryTypes).filter(
  (type): type is ScheduleEntryType => type !== availability
)

/** Everything that the ledger of these people is made of, by person. What people declared is never a draft. */
export async function ledgerEntries(
  employeeIds: string[],
  { from, until }: DaySpan,
  source: LedgerSource
): Promise<Map<string, LedgerEntry[]>> {
  const days = { from: addDays(from, -LONGEST_ABSENCE_DAYS), until: addDays(until, 1) }
  const read = source === 'planned' ? plannedEntries : publishedEntries
  const found: LedgerEntry[] = await read({ ...days, employeeIds, types: planned })
  const declared = await plannedEntries({ from, until, employeeIds, types: [availability] })
  return Map.groupBy([...found, ...declared], ({ employeeId }) => employeeId ?? '')
}
