import { scheduleEntryTypes, type ScheduleEntryType } from '@shiftloom/backend/contracts/enums'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'

const t = scheduleEntryTypes
const partial: ScheduleEntryType[] = [t.partialHoliday, t.partialDelegation, t.partialOther]

/** What an entry is to the grid: a card to move about, a band that fills the day, half a band, or a corner mark. */
export type EntryShape = 'shift' | 'band' | 'half' | 'mark'

export function shapeOf(entry: Pick<ScheduleEntry, 'type' | 'fullDay'>): EntryShape {
  if (entry.type === t.shift) return 'shift'
  if (entry.type === t.availability) return 'mark'
  return partial.includes(entry.type) || !entry.fullDay ? 'half' : 'band'
}

export const isShift = (entry: Pick<ScheduleEntry, 'type'>): boolean => entry.type === t.shift

/** What a person declared about the day. */
export const isMark = (entry: Pick<ScheduleEntry, 'type'>): boolean => entry.type === t.availability

/** Leave, delegation or another absence, whole or in part. */
export const isAbsence = (entry: Pick<ScheduleEntry, 'type'>): boolean => !isShift(entry) && !isMark(entry)

/** Ends on the following day; midnight sharp is still the same day. */
export const isOvernight = (entry: Pick<ScheduleEntry, 'start' | 'end' | 'fullDay'>): boolean =>
  !entry.fullDay && entry.end <= entry.start && entry.end !== '00:00'

/** Counts towards plan and totals; a removed shift is only what staff still see. */
export const isPlanned = (entry: ScheduleEntry): boolean => isShift(entry) && entry.state !== 'removed'
