import { clockOf, dayOf } from '@shiftloom/solver/time'
import { matched, openUntil, type Match, type PlannedShift } from '@shiftloom/solver/time_records/match'
import type { Punch } from '@shiftloom/solver/time_records/punch'
import { sessionsOf, type Session } from '@shiftloom/solver/time_records/sessions'
import type { CompanyRules } from '#contracts/company_rules'
import type { TimeAlertKind } from '#contracts/notifications'
import type { ClockTime, Day } from '#contracts/schedule'

export type DueAlert = {
  kind: TimeAlertKind
  /** The same whenever the same thing is found again. */
  key: string
  locationId: string
  day: Day
  clock: ClockTime
}
type Delays = Pick<
  CompanyRules['timeRegistration'],
  'lateAlertMinutes' | 'absenceAlertMinutes' | 'earlyFinishAlertMinutes' | 'missingEndAlertMinutes'
>
type Registered = { punches: readonly Punch[]; shifts: readonly PlannedShift[]; mustRegister: boolean }

const MINUTE_MS = 60_000
/** What was due longer ago than this is no news: the alerts were off then, or nothing ran. */
const newsHours = 12

/** Alerts about one person that are due, from punches and plan. */
export function dueAlerts(
  { punches, shifts, mustRegister }: Registered,
  delays: Delays,
  now: number
): DueAlert[] {
  const { sessions } = sessionsOf(punches)
  return matched(sessions, shifts).flatMap((match) => [
    ...(mustRegister ? notStarted(match, sessions, delays, now) : []),
    ...leftEarly(match, delays, now),
    ...notEnded(match, delays, now),
  ])
}

const isNews = (due: number, now: number): boolean => due <= now && now - due < newsHours * 60 * MINUTE_MS

function notStarted(
  { shift, sessions: own }: Match,
  sessions: readonly Session[],
  { lateAlertMinutes, absenceAlertMinutes }: Delays,
  now: number
): DueAlert[] {
  if (shift === null || own.length > 0 || sessions.some((session) => reachesInto(session, shift))) return []
  const { start, end } = shift.period
  const after = (minutes: number | null) => minutes !== null && isNews(start + minutes * MINUTE_MS, now)
  const at = new Date(start).toISOString()
  if (after(absenceAlertMinutes)) return [alertOf('absence', `${shift.id}/${at}`, shift, start)]
  return after(lateAlertMinutes) && now < end ? [alertOf('late', `${shift.id}/${at}`, shift, start)] : []
}

/** Who works through two shifts registers once. */
const reachesInto = ({ start, end }: Session, { period }: PlannedShift): boolean =>
  start.at <= period.start && (end === null || end.at > period.start)

function leftEarly({ shift, sessions }: Match, { earlyFinishAlertMinutes }: Delays, now: number): DueAlert[] {
  const end = sessions.at(-1)?.end?.at
  if (shift === null || end === undefined || earlyFinishAlertMinutes === null) return []
  const early = shift.period.end - end
  if (early < earlyFinishAlertMinutes * MINUTE_MS || !isNews(end, now)) return []
  return [alertOf('early_finish', `${shift.id}/${new Date(shift.period.end).toISOString()}`, shift, end)]
}

function notEnded({ shift, sessions }: Match, { missingEndAlertMinutes }: Delays, now: number): DueAlert[] {
  const last = sessions.at(-1)
  if (!last || last.end !== null || missingEndAlertMinutes === null) return []
  const due = shift ? shift.period.end + missingEndAlertMinutes * MINUTE_MS : openUntil(last, null)
  if (!isNews(due, now)) return []
  const place = shift ?? { ...last.start, day: dayOf(last.start.at, last.start.zone) }
  return [alertOf('missing_end', last.start.id, place, shift?.period.end ?? last.start.at)]
}

const alertOf = (
  kind: TimeAlertKind,
  what: string,
  { locationId, day, zone }: Pick<PlannedShift, 'locationId' | 'day' | 'zone'>,
  at: number
): DueAlert => ({ kind, key: `${kind}/${what}`, locationId, day, clock: clockOf(at, zone) })
