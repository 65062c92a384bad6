import type { Day, Period } from '../time/time.ts'
import type { Session } from './sessions.ts'

const HOUR_MS = 3_600_000

/** A start this long before a planned shift may belong to it. */
const earliestStartHours = 4
/** A session still open this long after the plan's end, or after its start without a plan, has lost its end. */
const openAfterPlanHours = 12
const openWithoutPlanHours = 16

export type PlannedBreak = {
  /** Instant; `null` if only the length is known. */
  readonly start: number | null
  readonly minutes: number
  readonly paid: boolean
}
export type PlannedShift = {
  readonly id: string
  readonly day: Day
  readonly period: Period
  readonly locationId: string
  readonly zone: string
  readonly breaks: readonly PlannedBreak[]
}

/** What was worked for one shift: several sessions when the person left in between. Without a plan, one session. */
export type Match = { readonly shift: PlannedShift | null; readonly sessions: readonly Session[] }

/**
 * Gives each session to the untaken shift whose start is nearest, within four hours before the shift and its end. A session
 * that begins while a finished one's shift still runs goes on with that shift.
 */
export function matched(sessions: readonly Session[], shifts: readonly PlannedShift[]): Match[] {
  const free = [...shifts].sort((a, b) => a.period.start - b.period.start || (a.id < b.id ? -1 : 1))
  const matches: { shift: PlannedShift | null; sessions: Session[] }[] = []
  for (const session of sessions) {
    const shift = nearest(session, free)
    const last = matches.at(-1)
    if (shift) {
      free.splice(free.indexOf(shift), 1)
      matches.push({ shift, sessions: [session] })
    } else if (last && goesOn(last, session)) last.sessions.push(session)
    else matches.push({ shift: null, sessions: [session] })
  }
  return [...matches, ...free.map((shift) => ({ shift, sessions: [] }))]
}

function nearest({ start: { at } }: Session, free: readonly PlannedShift[]): PlannedShift | null {
  let best: PlannedShift | null = null
  for (const shift of free) {
    const { start, end } = shift.period
    if (at < start - earliestStartHours * HOUR_MS || at >= end) continue
    if (!best || Math.abs(at - start) < Math.abs(at - best.period.start)) best = shift
  }
  return best
}

const goesOn = ({ shift, sessions }: Match, { start }: Session): boolean =>
  shift !== null && start.at < shift.period.end && sessions.at(-1)?.end !== null

/** When a session without an end is given up. */
export const openUntil = (session: Session, shift: PlannedShift | null): number =>
  shift ? shift.period.end + openAfterPlanHours * HOUR_MS : session.start.at + openWithoutPlanHours * HOUR_MS
