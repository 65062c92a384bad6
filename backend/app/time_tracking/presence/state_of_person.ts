import { dayOf } from '@shiftloom/solver/time'
import { matched, openUntil, type Match, type PlannedShift } from '@shiftloom/solver/time_records/match'
import type { Punch } from '@shiftloom/solver/time_records/punch'
import { isOnBreak, sessionsOf } from '@shiftloom/solver/time_records/sessions'
import type { PresenceState } from '#contracts/presence'

type Registered = { punches: readonly Punch[]; shifts: readonly PlannedShift[]; mustRegister: boolean }
export type PersonNow = {
  state: PresenceState
  /** Instant. */
  since: number | null
  shift: PlannedShift | null
  locationId: string
  zone: string
}

/** What matters most about a person comes first: being there, then being missed. */
const order: readonly PresenceState[] = ['working', 'break', 'late', 'planned', 'expected', 'gone']

/** What one person is at now; null if there is no work of theirs today. */
export function stateOfPerson({ punches, shifts, mustRegister }: Registered, now: number): PersonNow | null {
  const { sessions } = sessionsOf(punches)
  const found = matched(sessions, shifts).flatMap((match) => stateOf(match, mustRegister, now) ?? [])
  const at = (one: PersonNow) => one.since ?? one.shift!.period.start
  const [first] = found.sort(
    (a, b) =>
      order.indexOf(a.state) - order.indexOf(b.state) || (a.state === 'gone' ? at(b) - at(a) : at(a) - at(b))
  )
  return first ?? null
}

function stateOf({ shift, sessions }: Match, mustRegister: boolean, now: number): PersonNow | null {
  const last = sessions.at(-1)
  if (last && last.end === null) {
    if (now >= openUntil(last, shift)) return null
    const pause = isOnBreak(last)
    const { locationId, zone } = last.start
    const since = pause ? last.breaks.at(-1)!.start.at : last.start.at
    return { state: pause ? 'break' : 'working', since, shift, locationId, zone }
  }
  if (last?.end) {
    const { at, locationId, zone } = last.end
    return isToday(at, zone, now) ? { state: 'gone', since: at, shift, locationId, zone } : null
  }
  if (!shift || now >= shift.period.end) return null
  const { locationId, zone } = shift
  if (now >= shift.period.start)
    return { state: mustRegister ? 'late' : 'planned', since: null, shift, locationId, zone }
  return isToday(shift.period.start, zone, now)
    ? { state: 'expected', since: null, shift, locationId, zone }
    : null
}

const isToday = (instant: number, zone: string, now: number): boolean =>
  dayOf(instant, zone) === dayOf(now, zone)
