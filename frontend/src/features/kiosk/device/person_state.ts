import type { KioskPerson, KioskRoster } from '@shiftloom/backend/contracts/kiosks'
import type { PunchAction } from '@shiftloom/backend/contracts/time_tracking'
import type { Punch } from '@shiftloom/solver/time_records/punch'
import { isOnBreak, sessionsOf, validNext, type Session } from '@shiftloom/solver/time_records/sessions'
import type { LocalEvent } from './store.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Work that began this long ago and never ended is not going on any more. */
const forgottenHours = 16
/** In which a person takes back what they pressed by mistake. */
const undoMinutes = 5

export type PersonState = {
  doing: 'away' | 'working' | 'break'
  since: number | null
  next: PunchAction[]
  /** What may be taken back: the last one at this kiosk. */
  undo: { counter: number; kind: PunchAction; at: number } | null
  /** Of the work going on, or of the one that just ended. */
  workMinutes: number
  breakMinutes: number
  shift: { start: number; end: number } | null
}

const isPunch = (event: LocalEvent): event is LocalEvent & { kind: PunchAction } => event.kind !== 'void'

/** What a person is at, by what the server knew and what was registered here since. */
export function stateOf(
  person: KioskPerson,
  local: readonly LocalEvent[],
  { location: { id: locationId, zone } }: Pick<KioskRoster, 'location'>,
  now: number
): PersonState {
  const own = local.filter(({ employeeId }) => employeeId === person.id)
  const gone = new Set(own.flatMap(({ corrects }) => corrects ?? []))
  const here = own
    .filter(isPunch)
    .map((event) => ({ ...event, at: event.clientAtMs + (event.offsetMs ?? 0) }))
  const known = new Set(here.map(({ counter }) => counter))
  const place = { zone, place: 'unchecked' as const }
  const punches: (Punch & { counter: number | null })[] = [
    ...person.punches
      .filter(({ counter }) => counter === null || !known.has(counter))
      .map((punch) => ({ ...punch, ...place, at: Date.parse(punch.at) })),
    ...here.map(({ counter, kind, at }) => ({
      id: `here-${counter}`,
      counter,
      kind,
      at,
      locationId,
      ...place,
    })),
  ].filter(({ counter }) => counter === null || !gone.has(counter))
  const last = sessionsOf(punches).sessions.at(-1)
  const open = last && last.end === null && now - last.start.at < forgottenHours * HOUR_MS ? last : null
  const newest = punches
    .filter(({ counter }) => counter !== null)
    .sort((a, b) => a.at - b.at)
    .at(-1)
  const canUndo = newest?.counter != null && now - newest.at < undoMinutes * MINUTE_MS
  return {
    ...doing(open),
    next: validNext(open),
    undo: canUndo ? { counter: newest.counter!, kind: newest.kind, at: newest.at } : null,
    ...minutesOf(last, now),
    shift: nearestShift(person, now),
  }
}

function doing(open: Session | null): Pick<PersonState, 'doing' | 'since'> {
  if (open === null) return { doing: 'away', since: null }
  const pause = isOnBreak(open)
  return { doing: pause ? 'break' : 'working', since: (pause ? open.breaks.at(-1)!.start : open.start).at }
}

function minutesOf(session: Session | undefined, now: number) {
  if (!session) return { workMinutes: 0, breakMinutes: 0 }
  const until = session.end?.at ?? now
  const breaks = session.breaks.reduce((sum, { start, end }) => sum + (end?.at ?? until) - start.at, 0)
  const minutes = (ms: number) => Math.max(0, Math.floor(ms / MINUTE_MS))
  return { workMinutes: minutes(until - session.start.at - breaks), breakMinutes: minutes(breaks) }
}

/** The one going on, or whose beginning is nearest, within half a day. */
function nearestShift({ shifts }: KioskPerson, now: number): PersonState['shift'] {
  const distance = ({ start, end }: { start: number; end: number }) =>
    start <= now && now < end ? 0 : Math.min(Math.abs(start - now), Math.abs(end - now))
  const all = shifts.map(({ startsAt, endsAt }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) }))
  const [nearest] = all
    .filter((one) => distance(one) < 12 * HOUR_MS)
    .sort((a, b) => distance(a) - distance(b))
  return nearest ?? null
}
