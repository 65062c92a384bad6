import { weekdayOf, type Day } from '@shiftloom/solver/time'
import type { DemoLocation } from './people.js'
import { demandNeeds, demoLocations, fixedNeeds } from './places.js'
import { demoShift, type DemoShift } from './roster.js'
import { expectedTickets, type HourlyTickets } from './tickets.js'
import { headcountOf, tileHeadcount } from './staffing.js'

/** Every shift one location needs on one day: what is always needed, and what the expected tickets ask for. */
export function neededShifts(location: DemoLocation, day: Day, history: HourlyTickets[]): DemoShift[] {
  const { zone } = demoLocations[location]
  const isWeekend = weekdayOf(day) >= 6
  const fixed = fixedNeeds[location].flatMap((need) =>
    Array.from({ length: isWeekend ? (need.weekend ?? need.people) : need.people }, () =>
      demoShift(day, need.start, need.end, zone, need.position)
    )
  )
  const byDemand = demandNeeds[location].flatMap((need) => {
    const heads = headcountOf(need, (hour) => expectedTickets(history, day, hour) * need.scale)
    return tileHeadcount(heads).map(({ start, end }) => demoShift(day, start, end, zone, need.position))
  })
  return [...fixed, ...byDemand]
}
