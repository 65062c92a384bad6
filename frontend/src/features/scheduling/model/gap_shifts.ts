import type { NeededShape } from '@shiftloom/backend/contracts/demand_needs'
import { clockMinutes, weekdayOf, type Day } from '@shiftloom/solver/time'
import { addDays } from './calendar.ts'
import { slotMinutes } from './coverage_memory.ts'
import { slotOf } from './day_coverage.ts'
import type { Gap } from './day_gaps.ts'

/** A shift that could be added, in minutes from the first midnight of the days shown. */
export type GapShift = { from: number; until: number; filledHours: number; overHours: number }

const mostOffered = 4
/** Shifts nearer to each other than this, at both ends together, are one offer. */
const apart = 60

/**
 * Shifts that may be made for the position, those first that fill most of the gap for the fewest hours beyond it.
 *
 * @param first the first of the days shown
 */
export function gapShifts(gap: Gap, first: Day): GapShift[] {
  const found = placesFor(gap, gap.row.need.shape, first)
    .map((place) => worthOf(gap, place))
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

type Place = { from: number; until: number }

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

function worthOf({ row }: Gap, { from, until }: Place): GapShift {
  let filled = 0
  for (let slot = from / slotMinutes; slot < until / slotMinutes; slot += 1)
    filled += Math.min(1, slotOf(row, slot).missing)
  const filledHours = (filled * slotMinutes) / 60
  return { from, until, filledHours, overHours: (until - from) / 60 - filledHours }
}

const atEdge = (gap: Gap, { from, until }: Place): number =>
  Number(from === gap.from * slotMinutes) + Number(until === gap.until * slotMinutes)
