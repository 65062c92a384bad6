import { punchKinds, type Punch, type PunchKind } from './punch.ts'

const HOUR_MS = 3_600_000

/** An end this long after its start closes nothing: the end before it was forgotten. */
export const longestSessionHours = 24

type MeasuredBreak = { readonly start: Punch; readonly end: Punch | null }

/** From a start to its end; the last one of a person may still be going on. */
export type Session = {
  readonly start: Punch
  readonly end: Punch | null
  readonly breaks: readonly MeasuredBreak[]
}
export type Sessions = {
  readonly sessions: readonly Session[]
  /** Punches that belong to no session, such as an end without a start. */
  readonly unmatched: readonly Punch[]
}

/** At the same instant, what closes comes before what opens. */
const order: readonly PunchKind[] = ['break_end', 'end', 'start', 'break_start']
const before = (a: Punch, b: Punch): number =>
  a.at - b.at || order.indexOf(a.kind) - order.indexOf(b.kind) || (a.id < b.id ? -1 : 1)

type Open = { start: Punch; breaks: { start: Punch; end: Punch | null }[] }

/** One person's punches as sessions, by start. Every punch is part of one session or unmatched. */
export function sessionsOf(punches: readonly Punch[]): Sessions {
  const sessions: Session[] = []
  const unmatched: Punch[] = []
  let open: Open | null = null
  const close = (end: Punch | null) => {
    if (open) sessions.push({ ...open, end })
    open = null
  }
  for (const punch of [...punches].sort(before)) {
    if (open && punch.at - open.start.at >= longestSessionHours * HOUR_MS) close(null)
    if (punch.kind === 'start') {
      close(null)
      open = { start: punch, breaks: [] }
    } else if (open === null || !fits(open, punch.kind)) unmatched.push(punch)
    else if (punch.kind === 'break_start') open.breaks.push({ start: punch, end: null })
    else if (punch.kind === 'break_end') open.breaks.at(-1)!.end = punch
    else close(punch)
  }
  close(null)
  return { sessions, unmatched }
}

const onBreak = ({ breaks }: Pick<Session, 'breaks'>): boolean => breaks.at(-1)?.end === null

const fits = (open: Open, kind: PunchKind): boolean =>
  kind === 'end' || (kind === 'break_end') === onBreak(open)

/** What a person may register next. */
export function validNext(open: Session | null): PunchKind[] {
  if (open === null) return ['start']
  return punchKinds.filter(
    (kind) => kind !== 'start' && (kind === 'end' || (kind === 'break_end') === onBreak(open))
  )
}

export const isOnBreak = (session: Session): boolean => session.end === null && onBreak(session)

/** All punches of a session. */
export const punchesOf = ({ start, end, breaks }: Session): Punch[] =>
  [start, ...breaks.flatMap((pause) => [pause.start, pause.end]), end].filter((punch) => punch !== null)
