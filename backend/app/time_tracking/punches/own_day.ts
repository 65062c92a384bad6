import { dayOf } from '@shiftloom/solver/time'
import { isOnBreak, punchesOf, validNext, type Session } from '@shiftloom/solver/time_records/sessions'
import { organisationContext } from '#app/core/organisation_context'
import type { PublishedWork } from '#app/scheduling/public/published_work'
import { companyRules } from '#app/organisation/public/company_rules'
import { registersInBrowser, type PersonAtClock } from '#app/time_tracking/punches/person_at_clock'
import { hasReadNotice } from '#app/time_tracking/punches/read_place_notice'
import type { StandingPunch } from '#app/time_tracking/punches/standing_punches'
import { workInHand, type WorkInHand } from '#app/time_tracking/punches/work_in_hand'
import { withdrawMinutes, type OwnDay, type OwnPunch } from '#contracts/time_tracking'

const MINUTE_MS = 60_000

/** The person's day so far, on the clock of the place they work at, and what they may register now. */
export async function ownDay(person: PersonAtClock, now: number): Promise<OwnDay> {
  const work = await workInHand(person.id, now)
  const { timeRegistration } = await companyRules()
  const sessions = work.sessions.filter((session) => isOfToday(session, work.open, now))
  const ofSessions = new Set(sessions.flatMap(punchesOf).map(({ id }) => id))
  return {
    ...{ now: new Date(now).toISOString(), method: person.method, registersHere: registersInBrowser(person) },
    ...stateOf(work.open),
    next: validNext(work.open),
    locations: person.locations.map(({ id, name, zone, latitude, longitude }) => ({
      ...{ id, name, zone },
      mapped: latitude !== null && longitude !== null,
    })),
    usualLocationId: usualLocation(person, work, now),
    shifts: work.shifts.filter((shift) => isNow(shift, now)).map(shiftOf),
    punches: work.punches
      .filter((punch) => ofSessions.has(punch.id) || isToday(punch.at.getTime(), punch.zone, now))
      .map((punch) => ownPunch(punch, now)),
    ...minutesOfDay(sessions, now),
    noticeRead: await hasReadNotice(person.id),
    accuracyLimitMetres: timeRegistration.gpsAccuracyMetres,
  }
}

const isToday = (instant: number, zone: string, now: number): boolean =>
  dayOf(instant, zone) === dayOf(now, zone)
/** Also work that began before midnight: a person who ends a night shift sees how long it was. */
const isOfToday = (session: Session, open: Session | null, now: number): boolean =>
  session === open ||
  [session.start, session.end].some((punch) => punch && isToday(punch.at, punch.zone, now))
const isNow = ({ day, zone, startsAt, endsAt }: PublishedWork, now: number): boolean =>
  day === dayOf(now, zone) || (Date.parse(startsAt) <= now && now < Date.parse(endsAt))

function stateOf(open: Session | null): Pick<OwnDay, 'state' | 'since'> {
  if (open === null) return { state: 'away', since: null }
  const pause = isOnBreak(open)
  const since = pause ? open.breaks.at(-1)!.start : open.start
  return { state: pause ? 'break' : 'working', since: new Date(since.at).toISOString() }
}

/** Where the work going on is, or the nearest shift of the day; otherwise the main location. */
function usualLocation(
  { locations, mainLocationId }: PersonAtClock,
  { open, shifts }: WorkInHand,
  now: number
) {
  const mine = new Set(locations.map(({ id }) => id))
  const distance = ({ startsAt }: PublishedWork) => Math.abs(Date.parse(startsAt) - now)
  const today = shifts.filter((shift) => isNow(shift, now)).sort((a, b) => distance(a) - distance(b))
  const likely = [open?.start.locationId, today[0]?.locationId, mainLocationId, locations[0]?.id]
  return likely.find((id) => id != null && mine.has(id)) ?? null
}

const shiftOf = ({ entryId, startsAt, endsAt, locationId, positionId }: PublishedWork) => ({
  ...{ entryId, locationId, positionId },
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
})

function minutesOfDay(sessions: readonly Session[], now: number) {
  const until = ({ end }: Session) => end?.at ?? now
  const sum = (values: number[]) => Math.floor(values.reduce((all, value) => all + value, 0) / MINUTE_MS)
  const present = sum(sessions.map((session) => until(session) - session.start.at))
  const breakMinutes = sum(
    sessions.flatMap((session) =>
      session.breaks.map(({ start, end }) => (end?.at ?? until(session)) - start.at)
    )
  )
  return { workMinutes: Math.max(0, present - breakMinutes), breakMinutes }
}

const ownPunch = (punch: StandingPunch, now: number): OwnPunch => ({
  ...{ id: punch.id, kind: punch.kind, at: punch.at.toISOString(), locationId: punch.locationId },
  ...{ place: punch.place, accuracyMetres: punch.accuracyMetres, distanceMetres: punch.distanceMetres },
  ...{ note: punch.note, reason: punch.method === 'manual' ? punch.reason : null },
  withdrawableUntil: mayWithdraw(punch, now) ? withdrawalEnd(punch).toISOString() : null,
})

const withdrawalEnd = ({ receivedAt }: StandingPunch): Date =>
  new Date(receivedAt.getTime() + withdrawMinutes * MINUTE_MS)

/** A punch that this account has just made. */
export const mayWithdraw = (punch: StandingPunch, now: number): boolean =>
  punch.method !== 'manual' &&
  punch.sentBy === organisationContext.actor().userId &&
  now < withdrawalEnd(punch).getTime()
