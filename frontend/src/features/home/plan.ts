import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import type { Day, ScheduleEntry, ScheduleRange } from '@shiftloom/backend/contracts/schedule'

/** Half-open range of days. */
export type Days = { from: Day; until: Day }

const within =
  ({ from, until }: Days) =>
  (entry: ScheduleEntry) =>
    entry.day >= from && entry.day < until
const isShift = ({ type }: ScheduleEntry) => type === scheduleEntryTypes.shift
/** What is deleted but still seen by staff no longer counts as planned. */
const stands = ({ state }: ScheduleEntry) => state !== 'removed'
const isWork = (entry: ScheduleEntry) => isShift(entry) && stands(entry)

/** The person's shifts that have not ended, soonest first. */
export const nextShifts = (entries: ScheduleEntry[], employeeId: string, now: Date): ScheduleEntry[] =>
  entries
    .filter((entry) => isWork(entry) && entry.employeeId === employeeId && new Date(entry.endsAt) > now)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))

/** Work planned in the range: of one person, or of everybody who is assigned. */
export function plannedIn(entries: ScheduleEntry[], days: Days, employeeId?: string) {
  const mine = entries.filter(
    (entry) =>
      isWork(entry) &&
      within(days)(entry) &&
      (employeeId ? entry.employeeId === employeeId : entry.employeeId)
  )
  return { shifts: mine.length, minutes: mine.reduce((sum, { workMinutes }) => sum + workMinutes, 0) }
}

export const unfilledIn = (entries: ScheduleEntry[], days: Days): ScheduleEntry[] =>
  entries.filter((entry) => isWork(entry) && entry.employeeId === null && within(days)(entry))

/** What publishing would show to staff: new, changed or deleted since they saw it. Unassigned drafts concern no one. */
export const unpublishedIn = (entries: ScheduleEntry[], days: Days): ScheduleEntry[] =>
  entries.filter((entry) => {
    const isNews = entry.state === 'draft' ? entry.employeeId !== null : entry.state !== 'published'
    return isShift(entry) && isNews && within(days)(entry)
  })

/** Breaches with a shift of these days in them, as the scheduler counts them. */
export function warningsIn(
  breaches: readonly { entryIds: readonly string[] }[],
  entries: ScheduleEntry[],
  days: Days
): number {
  const ids = new Set(entries.filter(within(days)).map(({ id }) => id))
  return breaches.filter(({ entryIds }) => entryIds.some((id) => ids.has(id))).length
}

export const workingOn = (entries: ScheduleEntry[], day: Day): ScheduleEntry[] =>
  entries
    .filter((entry) => isWork(entry) && entry.day === day && entry.employeeId !== null)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))

/** As many of the shifts as there is room for: those that have ended give way first. Earliest first. */
export function mostCurrent(shifts: ScheduleEntry[], room: number, now: Date): ScheduleEntry[] {
  const hasEnded = ({ endsAt }: ScheduleEntry) => new Date(endsAt) <= now
  const wanted = new Set(
    [...shifts.filter((shift) => !hasEnded(shift)), ...shifts.filter(hasEnded)].slice(0, room)
  )
  return shifts.filter((shift) => wanted.has(shift))
}

/** Per day, how many shifts are filled and how many are unassigned. */
export const staffingPerDay = (entries: ScheduleEntry[], days: Day[]) =>
  days.map((day) => {
    const shifts = entries.filter((entry) => isWork(entry) && entry.day === day)
    const unfilled = shifts.filter(({ employeeId }) => employeeId === null).length
    return { day, filled: shifts.length - unfilled, unfilled }
  })

/** Minutes owed by everybody in the range, or by one person. */
export const normOf = ({ people }: ScheduleRange, employeeId?: string): number =>
  people
    .filter(({ id }) => !employeeId || id === employeeId)
    .reduce((sum, { normMinutes }) => sum + normMinutes, 0)

/** Where the shift lies in its day, as shares of 24 hours; what goes past midnight is cut. */
export function shareOfDay({ start, end }: Pick<ScheduleEntry, 'start' | 'end'>) {
  const from = minutesOf(start) / 1_440
  const until = end <= start ? 1 : minutesOf(end) / 1_440
  return { from, length: until - from }
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Part of the day by the clock. */
export const greetingAt = (time: string): 'morning' | 'afternoon' | 'evening' =>
  time < '05:00' || time >= '18:00' ? 'evening' : time < '12:00' ? 'morning' : 'afternoon'
