import { sharedMinutes, type Period } from '../time/time.ts'
import type { PlannedBreak } from './match.ts'
import type { Session } from './sessions.ts'

const MINUTE_MS = 60_000

export type TakenBreaks = {
  /** Registered breaks; one without an end lasts until the session's. */
  readonly registered: readonly Period[]
  /** Between two sessions of one shift. */
  readonly away: readonly Period[]
  /** A break without an end. */
  readonly open: boolean
}

/** @param end when the last session ends for counting */
export function takenBreaks(sessions: readonly Session[], end: number): TakenBreaks {
  const registered = sessions.flatMap((session) =>
    session.breaks.map((pause) => ({
      start: pause.start.at,
      end: Math.max(pause.start.at, pause.end?.at ?? session.end?.at ?? end),
    }))
  )
  const away = sessions.slice(1).map(({ start }, index) => ({
    start: sessions[index]!.end?.at ?? start.at,
    end: start.at,
  }))
  const open = sessions.some(({ breaks, end: left }) => left !== null && breaks.at(-1)?.end === null)
  return { registered, away, open }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const within = (periods: readonly Period[], counted: Period): number =>
  Math.round(sum(periods.map((period) => sharedMinutes(period, counted))))

/**
 * Minutes of the counted time that are not paid. Registered breaks count as they were taken, and the planned paid minutes
 * of them are paid; without any, the planned breaks count where they lie.
 */
export function unpaidMinutes(taken: TakenBreaks, planned: readonly PlannedBreak[], counted: Period): number {
  const away = within(taken.away, counted)
  if (taken.registered.length === 0) return away + usualUnpaid(planned, counted)
  const paid = sum(planned.filter((pause) => pause.paid).map(({ minutes }) => minutes))
  return away + Math.max(0, within(taken.registered, counted) - paid)
}

function usualUnpaid(planned: readonly PlannedBreak[], counted: Period): number {
  const length = (counted.end - counted.start) / MINUTE_MS
  const unpaid = planned
    .filter((pause) => !pause.paid)
    .map(({ start, minutes }) =>
      start === null ? minutes : sharedMinutes({ start, end: start + minutes * MINUTE_MS }, counted)
    )
  return Math.min(length, Math.round(sum(unpaid)))
}

/** How much longer the registered breaks are than the planned ones; 0 when they are not. */
export const breakExcess = ({ registered }: TakenBreaks, planned: readonly PlannedBreak[]): number =>
  registered.length === 0
    ? 0
    : Math.max(
        0,
        Math.round(sum(registered.map(({ start, end }) => (end - start) / MINUTE_MS))) -
          sum(planned.map(({ minutes }) => minutes))
      )
