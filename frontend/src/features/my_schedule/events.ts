import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'

/** What the calendar draws. Its dates carry the wall clock of the place, whatever zone the browser is in. */
export type CalendarItem = {
  id: string
  start: Date
  end: Date
  allDay: boolean
  entry: ScheduleEntry
  isOwn: boolean
  /** Ids of colleagues who work at the same place at the same time; only where they are not drawn themselves. */
  alongside: string[]
}

/** Hidden; as items of their own; or named on the person's own shifts, where items of their own would not fit. */
export type Colleagues = 'hidden' | 'drawn' | 'named'

/** The entries as one-day items: a night shift stands on the day it starts, its label tells when it ends. */
export function calendarItems(
  entries: ScheduleEntry[],
  employeeId: string | null,
  colleagues: Colleagues
): CalendarItem[] {
  return entries
    .filter(({ type }) => type !== scheduleEntryTypes.availability)
    .map((entry) => {
      const isOwn = entry.employeeId === employeeId
      return {
        ...span(entry),
        id: entry.id,
        entry,
        isOwn,
        alongside: isOwn && colleagues === 'named' ? alongside(entry, entries) : [],
      }
    })
    .filter(
      ({ isOwn, entry }) => isOwn || (colleagues === 'drawn' && entry.type === scheduleEntryTypes.shift)
    )
}

const alongside = (own: ScheduleEntry, entries: ScheduleEntry[]): string[] =>
  own.type !== scheduleEntryTypes.shift
    ? []
    : entries
        .filter(
          (other) =>
            other.type === scheduleEntryTypes.shift &&
            other.employeeId !== own.employeeId &&
            other.locationId === own.locationId &&
            other.startsAt < own.endsAt &&
            own.startsAt < other.endsAt
        )
        .flatMap(({ employeeId }) => employeeId ?? [])

function span(entry: ScheduleEntry): Pick<CalendarItem, 'start' | 'end' | 'allDay'> {
  const start = wall(entry.day, entry.fullDay ? '00:00' : entry.start)
  if (entry.fullDay) return { start, end: start, allDay: true }
  const end = entry.end > entry.start ? wall(entry.day, entry.end) : wall(entry.day, '23:59')
  return { start, end, allDay: false }
}

/** Leave, delegation or another absence of the person's own: it can be opened. */
export const isOwnAbsence = (
  { type, employeeId: whose }: ScheduleEntry,
  employeeId: string | null
): boolean =>
  whose === employeeId && type !== scheduleEntryTypes.shift && type !== scheduleEntryTypes.availability

/** A Date whose local fields read like the wall clock. */
export function wall(day: Day, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(year, month - 1, date, hour, minute)
}

/** The time of day a Date's local fields name. */
export const clockOfWall = (date: Date): string =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

/** The calendar day a Date's local fields name. */
export const dayOfWall = (date: Date): Day =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')

/** The person's own minutes of work, and in how many shifts, on days of `[from, until)`. */
export function ownWork(
  entries: ScheduleEntry[],
  employeeId: string | null,
  from: Day,
  until: Day
): { minutes: number; shifts: number } {
  const own = entries.filter(
    (entry) =>
      entry.employeeId === employeeId &&
      entry.type === scheduleEntryTypes.shift &&
      entry.day >= from &&
      entry.day < until
  )
  return { minutes: own.reduce((sum, { workMinutes }) => sum + workMinutes, 0), shifts: own.length }
}
