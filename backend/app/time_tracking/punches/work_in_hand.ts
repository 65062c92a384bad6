import { addDays, dayOf } from '@shiftloom/solver/time'
import { matched, openUntil } from '@shiftloom/solver/time_records/match'
import { longestSessionHours, sessionsOf, type Session } from '@shiftloom/solver/time_records/sessions'
import type { PublishedWork } from '#app/scheduling/public/published_work'
import { plannedShift, plannedWork } from '#app/time_tracking/punches/planned_shifts'
import { asPunch, punchesOfPeople, type StandingPunch } from '#app/time_tracking/punches/standing_punches'

const HOUR_MS = 3_600_000

export type WorkInHand = {
  /** Of the last hours in which a session may still be open, by instant. */
  punches: StandingPunch[]
  sessions: readonly Session[]
  /** The session going on. */
  open: Session | null
  /** Published work of yesterday, today and tomorrow. */
  shifts: PublishedWork[]
}

/** What a person is at: a session whose end is forgotten is not going on any more. */
export async function workInHand(employeeId: string, now: number): Promise<WorkInHand> {
  const from = now - 2 * longestSessionHours * HOUR_MS
  const found = await punchesOfPeople([employeeId], from, now + 1)
  const punches = found.get(employeeId) ?? []
  const today = dayOf(now, 'UTC')
  const work = await plannedWork([employeeId], addDays(today, -2), addDays(today, 3))
  const shifts = work.get(employeeId) ?? []
  const { sessions } = sessionsOf(punches.map(asPunch))
  const last = sessions.at(-1)
  if (!last || last.end !== null) return { punches, sessions, open: null, shifts }
  const match = matched(sessions, shifts.map(plannedShift)).find((one) => one.sessions.includes(last))
  const goesOn =
    now < openUntil(last, match?.shift ?? null) && now - last.start.at < longestSessionHours * HOUR_MS
  return { punches, sessions, open: goesOn ? last : null, shifts }
}
