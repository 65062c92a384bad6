import {
  addDays,
  clockOf,
  minutesOf,
  periodOf,
  weekdayOf,
  type Day,
  type Period,
} from '@shiftloom/solver/time'
import type { ShiftBreak } from '#contracts/schedule'

/** A shift of a made-up schedule; `position` is whatever its makers call positions. */
export type MadeUpShift<Position extends string = string> = Period & {
  day: Day
  startTime: string
  endTime: string
  zone: string
  position: Position
  workMinutes: number
  breaks: ShiftBreak[]
}

/** What a made-up roster has to respect: its past must be as clean as a plan of today. */
export type MadeUpWorker<Position extends string = string> = {
  id: string
  positions: readonly Position[]
  dailyMinutes: number
  /** Minutes of work in any seven days. */
  weeklyMinutes: number
  restMinutes: number
  absentOn: ReadonlySet<Day>
  /** Weekdays without work, 1 Monday to 7 Sunday. */
  daysOff: ReadonlySet<number>
  work: MadeUpShift<Position>[]
}

export function madeUpShift<Position extends string>(
  day: Day,
  startTime: string,
  endTime: string,
  zone: string,
  position: Position
): MadeUpShift<Position> {
  const period = periodOf(day, startTime, endTime, zone)
  const breaks = breaksOf(period, zone)
  const unpaid = breaks.reduce((minutes, pause) => minutes + (pause.paid ? 0 : pause.minutes), 0)
  return {
    ...period,
    day,
    startTime,
    endTime,
    zone,
    position,
    workMinutes: minutesOf(period) - unpaid,
    breaks,
  }
}

const HALF_HOUR_MS = 1_800_000

/** Breaks as the law asks for them: paid ones by the length of work in Poland, half an hour in the middle in Vietnam. */
function breaksOf(period: Period, zone: string): ShiftBreak[] {
  const minutes = minutesOf(period)
  if (minutes < 360) return []
  if (!zone.startsWith('Asia/')) return [{ start: null, minutes: minutes > 540 ? 30 : 15, paid: true }]
  const middle = Math.floor((period.start + period.end) / 2 / HALF_HOUR_MS) * HALF_HOUR_MS
  return [{ start: clockOf(middle, zone), minutes: 30, paid: false }]
}

/**
 * Fills shifts in order with the person who may work them and has worked least for their contract; the rest is left
 * out.
 */
export function fillShifts<Position extends string>(
  shifts: MadeUpShift<Position>[],
  workers: MadeUpWorker<Position>[]
): { shift: MadeUpShift<Position>; worker: MadeUpWorker<Position> }[] {
  const filled: { shift: MadeUpShift<Position>; worker: MadeUpWorker<Position> }[] = []
  for (const shift of shifts.toSorted((a, b) => a.start - b.start)) {
    const worker = workers
      .filter((one) => mayWork(one, shift))
      .sort((a, b) => load(a) - load(b) || (a.id < b.id ? -1 : 1))[0]
    if (!worker) continue
    worker.work.push(shift)
    filled.push({ shift, worker })
  }
  return filled
}

const load = (worker: MadeUpWorker): number =>
  worker.work.reduce((sum, { workMinutes }) => sum + workMinutes, 0) / worker.weeklyMinutes

function mayWork(worker: MadeUpWorker, shift: MadeUpShift): boolean {
  if (!worker.positions.includes(shift.position) || shift.workMinutes > worker.dailyMinutes) return false
  if (worker.daysOff.has(weekdayOf(shift.day))) return false
  if (worker.absentOn.has(shift.day) || worker.absentOn.has(addDays(shift.day, 1))) return false
  const recent = worker.work.filter(({ start }) => start > shift.start - 8 * 86_400_000)
  const last = recent.at(-1)
  if (last && !keepsDailyRest(last, shift, worker.restMinutes)) return false
  const week = recent.filter(({ day }) => day > addDays(shift.day, -7))
  const minutes = week.reduce((sum, { workMinutes }) => sum + workMinutes, 0) + shift.workMinutes
  const days = new Set(week.map(({ day }) => day)).size
  return minutes <= worker.weeklyMinutes && days < 5 && sundaysInRow(worker, shift.day) < 3
}

/** Never earlier on the clock than the shift before, unless a whole day lies between: one start a working day. */
function keepsDailyRest(last: MadeUpShift, next: MadeUpShift, restMinutes: number): boolean {
  if (next.start - last.end < restMinutes * 60_000) return false
  return next.day > addDays(last.day, 1) || (next.day > last.day && next.startTime >= last.startTime)
}

function sundaysInRow(worker: MadeUpWorker, day: Day): number {
  if (weekdayOf(day) !== 7) return 0
  const worked = new Set(worker.work.map((shift) => shift.day))
  let count = 0
  while (worked.has(addDays(day, -7 * (count + 1)))) count += 1
  return count
}
