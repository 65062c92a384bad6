import { addDays, dayOf, daysOf, instantOf, type Day, type Period } from '../../time/time.ts'
import type { Work, WorkBreak } from '../planned_work.ts'
import type { PlanContext, PlanEntry } from './plan_context.ts'

/** Shift, delegation and partial delegation: the person works then. */
const workTypes: ReadonlySet<number> = new Set([0, 2, 5])
/** Delegation and partial delegation. */
const tripTypes: ReadonlySet<number> = new Set([2, 5])
/** Holiday, other and absence: the person is away for the whole of it. Partial ones go together with a shift. */
const absenceTypes: ReadonlySet<number> = new Set([1, 3, 7])
const AVAILABILITY = 8

export const isWork = ({ type }: PlanEntry): boolean => workTypes.has(type)
export const isAbsence = ({ type }: PlanEntry): boolean => absenceTypes.has(type)
export const isAvailability = ({ type }: PlanEntry): boolean => type === AVAILABILITY
/** Planners took it away; staff may still see it. */
export const isThere = ({ state }: PlanEntry): boolean => state !== 'removed'

export const periodOfEntry = ({ startsAt, endsAt }: PlanEntry): Period => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
})

/** The calendar days an entry lies on. */
export function daysOfEntry(entry: PlanEntry): Day[] {
  const { start, end } = periodOfEntry(entry)
  return daysOf(dayOf(start, entry.zone), addDays(dayOf(Math.max(start, end - 1), entry.zone), 1))
}

/** What is true of positions, as sets. */
export type Positions = {
  readonly uncounted: ReadonlySet<string>
  readonly strenuous: ReadonlySet<string>
  /** Left out: none. */
  readonly harmful?: ReadonlySet<string>
}

export const positionsOf = ({
  uncountedPositionIds,
  strenuousPositionIds,
  harmfulPositionIds = [],
}: Pick<PlanContext, 'uncountedPositionIds' | 'strenuousPositionIds' | 'harmfulPositionIds'>): Positions => ({
  uncounted: new Set(uncountedPositionIds),
  strenuous: new Set(strenuousPositionIds),
  ...(harmfulPositionIds.length > 0 && { harmful: new Set(harmfulPositionIds) }),
})

/** An entry of work as the rules see it. */
export function workOfEntry(entry: PlanEntry, { uncounted, strenuous, harmful }: Positions): Work {
  const { id, locationId, positionId, workMinutes, day, zone } = entry
  const period = periodOfEntry(entry)
  return {
    id,
    ...period,
    locationId,
    positionId,
    workMinutes,
    day,
    zone,
    breaks: entry.breaks.map((pause) => breakOf(pause, period, zone)),
    counts: positionId === null || !uncounted.has(positionId),
    strenuous: positionId !== null && strenuous.has(positionId),
    ...(positionId !== null && harmful?.has(positionId) && { harmful: true }),
    ...(tripTypes.has(entry.type) && { trip: true }),
  }
}

function breakOf(pause: PlanEntry['breaks'][number], { start }: Period, zone: string): WorkBreak {
  const { minutes, paid } = pause
  if (pause.start === null) return { minutes, paid }
  const firstDay = dayOf(start, zone)
  const sameDay = instantOf(firstDay, pause.start, zone)
  return {
    minutes,
    paid,
    start: sameDay < start ? instantOf(addDays(firstDay, 1), pause.start, zone) : sameDay,
  }
}
