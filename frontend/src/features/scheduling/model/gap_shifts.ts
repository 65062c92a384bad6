import type { NeededShape, NeedOfPosition } from '@shiftloom/backend/contracts/demand_needs'
import type { ShiftBreak } from '@shiftloom/backend/contracts/schedule'
import { clockedShift } from '@shiftloom/solver/labour_model/coverage/clocked_shift'
import { presenceOf } from '@shiftloom/solver/labour_model/coverage/presence'
import { clockMinutes, weekdayOf, type Day } from '@shiftloom/solver/time'
import { addDays } from './calendar.ts'
import { clockOfMinute } from './clock_of_minute.ts'
import { slotMinutes } from './coverage_memory.ts'
import { exact, slotOf } from './day_coverage.ts'
import type { Gap } from './day_gaps.ts'
import type { BreaksOf } from './plan_operations.ts'

/** A shift that could be added, in minutes from the first midnight of the days shown; hours are those at work. */
export type GapShift = { from: number; until: number; filledHours: number; overHours: number }

const mostOffered = 4
/** Shifts nearer to each other than this, at both ends together, are one offer. */
const apart = 60

/**
 * Shifts that may be made for the position, those first that fill most of the gap for the fewest hours beyond it. In its
 * unpaid breaks a shift fills nothing.
 *
 * @param first the first of the days shown
 * @param breaksOf what a new shift gets
 */
export function gapShifts(gap: Gap, first: Day, breaksOf: BreaksOf): GapShift[] {
  const found = placesFor(gap, gap.row.need.shape, first)
    .map((place) => worthOf(gap, place, breaksOf(gapDraft(gap.row.need, place, first))))
    .filter(({ filledHours }) => filledHours > 0)
    .sort(
      (a, b) =>
        b.filledHours - b.overHours - (a.filledHours - a.overHours) ||
        b.filledHours - a.filledHours ||
        atEdge(gap, b) - atEdge(gap, a) ||
        a.from - b.from
    )
  const offered: GapShift[] = []
  for (const one of found) {
    if (offered.length === mostOffered) break
    const isNear = (other: GapShift) =>
      Math.abs(one.from - other.from) + Math.abs(one.until - other.until) < apart
    if (!offered.some(isNear)) offered.push(one)
  }
  return offered
}

type Place = Pick<GapShift, 'from' | 'until'>

/** A shift at such a place, as it would be added. */
export const gapDraft = (
  { locationId, positionId }: Pick<NeedOfPosition, 'locationId' | 'positionId'>,
  { from, until }: Place,
  first: Day,
  employeeId: string | null = null
) => ({
  ...{ type: 0 as const, employeeId, locationId, positionId },
  day: addDays(first, Math.floor(from / 1440)),
  ...{ start: clockOfMinute(from), end: clockOfMinute(until) },
})

function placesFor({ from, until }: Gap, shape: NeededShape, first: Day): Place[] {
  const [begins, ends] = [from * slotMinutes, until * slotMinutes]
  const reaches = (place: Place) => place.from < ends && place.until > begins && place.from >= 0
  if (shape.catalogue) {
    const days = [Math.floor(begins / 1440) - 1, Math.floor(begins / 1440), Math.floor((ends - 1) / 1440)]
    return [...new Set(days)]
      .flatMap((day) =>
        shape
          .catalogue!.filter(({ weekdays }) => weekdays.includes(weekdayOf(addDays(first, day))))
          .map(({ start, minutes }) => {
            const at = day * 1440 + clockMinutes(start)
            return { from: at, until: at + minutes }
          })
      )
      .filter(reaches)
  }
  const { leastMinutes, mostMinutes, startEveryMinutes: step } = shape
  const places: Place[] = []
  for (let at = Math.max(0, Math.ceil((begins - mostMinutes) / step) * step); at < ends; at += step)
    for (let length = leastMinutes; length <= mostMinutes; length += slotMinutes)
      if (reaches({ from: at, until: at + length })) places.push({ from: at, until: at + length })
  return places
}

function worthOf({ row }: Gap, { from, until }: Place, breaks: ShiftBreak[]): GapShift {
  const times = { start: clockOfMinute(from), end: clockOfMinute(until), breaks }
  const shift = clockedShift(times, Math.floor(from / 1440))
  const grid = { slots: (until - from) / slotMinutes, slotMinutes, firstMinute: from }
  const present = presenceOf([shift], grid)
  let [filled, worked] = [0, 0]
  for (const [at, share] of present.entries()) {
    filled += Math.min(share, slotOf(row, from / slotMinutes + at).missing)
    worked += share
  }
  const hours = (slots: number) => exact((slots * slotMinutes) / 60)
  return { from, until, filledHours: hours(filled), overHours: hours(worked - filled) }
}

const atEdge = (gap: Gap, { from, until }: Place): number =>
  Number(from === gap.from * slotMinutes) + Number(until === gap.until * slotMinutes)
