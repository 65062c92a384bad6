import { clockOf, instantOf, periodOf } from '../../time/time.ts'
import type { CountingTerms } from '../counted_time.ts'
import type { PlannedBreak, PlannedShift } from '../match.ts'
import { punchKinds, type Punch } from '../punch.ts'
import { recordsOf, type Processed, type ToProcess } from '../records_of.ts'
import type { WorkRecord } from '../work_record.ts'

export const zone = 'Europe/Warsaw'
const usualDay = '2026-11-02'

export const usualTerms: CountingTerms = {
  snapMinutes: 15,
  lateToleranceMinutes: 5,
  startRounding: { mode: 'none', stepMinutes: 15 },
  endRounding: { mode: 'none', stepMinutes: 15 },
}

/** `8:00-16:00` on a day, or the night into the next one. */
export function shift(hours: string, more: { day?: string; breaks?: PlannedBreak[] } = {}): PlannedShift {
  const { day = usualDay, breaks = [] } = more
  const [from = '', to = ''] = hours.split('-').map((clock) => clock.padStart(5, '0'))
  const period = periodOf(day, from, to, zone)
  return { id: hours, day, period, locationId: 'shop', zone, breaks }
}

/** `start 7:58, break_start 12:00, end 2026-11-03 6:04`: each with a day of its own or that of the one before. */
export function punches(text: string, more: Partial<Punch> & { day?: string } = {}): Punch[] {
  const { day: first = usualDay, ...rest } = more
  let day = first
  return text.split(', ').map((words) => {
    const [kind = '', ...when] = words.split(' ')
    if (when.length === 2) day = when[0]!
    const known = punchKinds.find((one) => one === kind)!
    const at = instantOf(day, when.at(-1)!.padStart(5, '0'), zone)
    return { id: words, kind: known, at, locationId: 'shop', zone, place: 'unchecked', ...rest }
  })
}

export const processed = (text: string, shifts: PlannedShift[], more: Partial<ToProcess> = {}): Processed =>
  recordsOf({
    punches: text === '' ? [] : punches(text),
    shifts,
    absences: [],
    terms: usualTerms,
    now: Date.UTC(2027, 0, 1),
    mustRegister: true,
    ...more,
  })

/** `8:00-16:00 = 480, late 6`: counted time, minutes, flags; `open` or `nothing` without counted time. */
export function shown({ counted, workMinutes, flags, open }: WorkRecord): string {
  const clock = (instant: number) => clockOf(instant, zone)
  const time = counted
    ? `${clock(counted.start)}-${clock(counted.end)} = ${workMinutes}`
    : open
      ? 'open'
      : 'nothing'
  return [time, ...flags.map(({ kind, minutes }) => (minutes ? `${kind} ${minutes}` : kind))].join(', ')
}
