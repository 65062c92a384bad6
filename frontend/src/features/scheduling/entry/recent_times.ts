import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { TypedEntry } from '../model/entry_input.ts'
import { formBreaks, type ShiftForm } from '../model/shift_form.ts'

export type RecentTime = TypedEntry & { positionId: string | null; breaks: ShiftForm['breaks'] }

/** The shapes of shift this person has most, then those everybody has most: what a planner most likely wants again. */
export function frequentTimes(
  entries: Iterable<ScheduleEntry>,
  employeeId: string | null,
  limit = 5
): RecentTime[] {
  const found = new Map<string, { time: RecentTime; own: number; all: number }>()
  for (const entry of entries) {
    if (entry.type !== 0 || entry.state === 'removed') continue
    const breakMinutes = entry.breaks.map(({ minutes }) => minutes)
    const key = [entry.start, entry.end, ...breakMinutes].join(' ')
    const known = found.get(key) ?? {
      time: {
        start: entry.start,
        end: entry.end,
        breakMinutes,
        positionId: entry.positionId,
        breaks: formBreaks(entry.breaks),
      },
      own: 0,
      all: 0,
    }
    known.all += 1
    if (entry.employeeId === employeeId) known.own += 1
    found.set(key, known)
  }
  return [...found.values()]
    .sort((a, b) => b.own - a.own || b.all - a.all || a.time.start.localeCompare(b.time.start))
    .slice(0, limit)
    .map(({ time }) => time)
}

/** The position to offer: the person's last one here, else the first they hold; none that the schedule does not offer. */
export function usualPosition(
  entries: Iterable<ScheduleEntry>,
  employeeId: string | null,
  held: readonly string[],
  hidden: ReadonlySet<string> = new Set()
): string | null {
  let latest: ScheduleEntry | null = null
  for (const entry of entries)
    if (
      entry.type === 0 &&
      entry.positionId &&
      !hidden.has(entry.positionId) &&
      entry.employeeId === employeeId &&
      (!latest || entry.day > latest.day)
    )
      latest = entry
  return latest?.positionId ?? held.find((id) => !hidden.has(id)) ?? null
}
