import { headcountOf } from '@shiftloom/solver/labour_model/headcount'
import { tile } from '@shiftloom/solver/labour_model/tiling'
import { weekdayOf, type Day } from '@shiftloom/solver/time'
import type { DemoLocation, DemoPosition } from './people.js'
import { demandNeeds, demoLocations, fixedNeeds } from './places.js'
import { madeUpShift, type MadeUpShift } from '#app/scheduling/public/made_up_roster'
import { expectedTickets, type HourlyTickets } from './tickets.js'

/** Every shift one location needs on one day: what is always needed, and what the expected tickets ask for. */
export function neededShifts(
  location: DemoLocation,
  day: Day,
  history: HourlyTickets[]
): MadeUpShift<DemoPosition>[] {
  const { zone } = demoLocations[location]
  const isWeekend = weekdayOf(day) >= 6
  const fixed = fixedNeeds[location].flatMap((need) =>
    Array.from({ length: isWeekend ? (need.weekend ?? need.people) : need.people }, () =>
      madeUpShift(day, need.start, need.end, zone, need.position)
    )
  )
  const byDemand = demandNeeds[location].flatMap((need) => {
    const opens = hourOf(need.open)
    const slots = Array.from({ length: hourOf(need.close) - opens }, (_, slot) => ({
      units: expectedTickets(history, day, opens + slot) * need.scale,
      open: true,
    }))
    const rule = { ...need, unitsPerPersonHour: need.ticketsPerPersonHour }
    const people = headcountOf(slots, rule, 60).map((slot) => slot.people)
    return tile(people, shiftLengths).map(({ from, until }) =>
      madeUpShift(day, clock(opens + from), clock(opens + until), zone, need.position)
    )
  })
  return [...fixed, ...byDemand]
}

/** Four to eight hours, on the hour. */
const shiftLengths = { minimumSlots: 4, maximumSlots: 8, startEverySlots: 1 }
const hourOf = (time: string): number => Number(time.slice(0, 2))
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
