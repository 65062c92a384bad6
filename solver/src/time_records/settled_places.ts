import { overtimePieces } from '../labour_code/figures/index.ts'
import { cutAt } from '../labour_code/figures/minute_runs.ts'
import { overtimeRunsOf } from '../labour_code/figures/overtime_settlement.ts'
import { addDays, type Day } from '../time/time.ts'
import { namedMinutes, settledDays, type DayFigures, type DayTerms, type WorkOfDay } from './settled_day.ts'

/** Work with the id of where it was. */
export type PlacedWork = WorkOfDay & { readonly place: string }
export type PlaceFigures = Omit<DayFigures, 'day'> & { readonly place: string }

/**
 * What a person's registered work comes to at each place where they worked on some days: together what it comes to on those
 * days. Overtime belongs to where its minutes were worked.
 *
 * @param works over whole weeks
 * @param isAsked of these days
 */
export function figuresByPlace(
  works: readonly PlacedWork[],
  isAsked: (work: { readonly day: Day }) => boolean,
  terms: DayTerms
): PlaceFigures[] {
  const asked = works.filter(isAsked)
  const planned = new Set(asked.filter(({ plan }) => plan !== null).map(({ day }) => day))
  const overtime = Map.groupBy(overtimeWithPlace(works, terms).filter(isAsked), ({ place }) => place)
  const byPlace = Map.groupBy(asked, ({ place }) => place)
  const places = new Set([...byPlace.keys(), ...overtime.keys()])
  return [...places].sort().map((place) => {
    const own = byPlace.get(place) ?? []
    const { dayOffMinutes: _, ...minutes } = namedMinutes(own, terms)
    const dayOff = own.filter(({ day }) => !planned.has(day))
    const byPercent = Map.groupBy(overtime.get(place) ?? [], ({ percent }) => percent)
    return {
      ...{ place, ...minutes, dayOffMinutes: namedMinutes(dayOff, terms).workMinutes },
      overtime: [...byPercent]
        .map(([percent, pieces]) => ({
          percent,
          minutes: Math.round(pieces.reduce((sum, piece) => sum + piece.minutes, 0)),
        }))
        .filter(({ minutes: length }) => length > 0)
        .sort((a, b) => a.percent - b.percent),
    }
  })
}

type Overtime = { day: Day; place: string; percent: number; minutes: number }

function overtimeWithPlace(works: readonly PlacedWork[], terms: DayTerms): Overtime[] {
  if (!terms.poland) return byThreshold(works, terms)
  const byStart = works
    .flatMap(({ work, place }) => (work ? [{ ...work, place }] : []))
    .sort((a, b) => a.start - b.start)
  return overtimeRunsOf(settledDays(works), terms.poland).flatMap(({ day, percent, ...run }) => {
    const pieces: Overtime[] = []
    let rest = run
    while (rest.count > 0) {
      const { start } = rest
      const { place, end } = byStart.findLast((work) => work.start <= start && work.end > start)!
      const next = byStart.find((work) => work.start > start)?.start ?? Infinity
      const [here, later] = cutAt(rest, Math.min(end, next))
      pieces.push({ day, place, percent, minutes: here.count })
      rest = later
    }
    return pieces
  })
}

function byThreshold(works: readonly PlacedWork[], { premiums, holidays }: DayTerms): Overtime[] {
  const days = new Set(works.map(({ day }) => day))
  const placeOf = new Map(works.map(({ work, place }) => [work, place]))
  const shifts = works.flatMap(({ work }) => work ?? [])
  return overtimePieces(shifts, premiums, holidays).map(({ day, percent, minutes, shift }) => ({
    ...{ day: days.has(day) ? day : addDays(day, -1), percent, minutes },
    place: placeOf.get(shift)!,
  }))
}
