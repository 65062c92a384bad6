import { addDays, clockMinutes, instantOf, overlaps, type Day } from '../../time/time.ts'
import type { HeadcountRow } from '../demand/demand.ts'
import { mayStartOn } from '../demand/shift_on.ts'
import type { FixedWork, RosterProblem } from '../problem.ts'
import type { PreflightCheck, PreflightFinding } from './finding.ts'

const DAY_MINUTES = 1440

/**
 * Headcount that no shift of the catalogue can cover, by days: the first such time, and how many slots of the day. A
 * shape covers any time.
 */
export const demandUncovered: PreflightCheck = ({ problem }) => {
  const { shapes = [] } = problem.catalogue ?? {}
  return (problem.demand?.headcount ?? []).flatMap((row) => {
    const shaped = shapes.some(({ positionId }) => positionId === null || positionId === row.positionId)
    return shaped ? [] : uncoveredIn(row, problem)
  })
}

function uncoveredIn(row: HeadcountRow, { catalogue, from, fixed, zone }: RosterProblem): PreflightFinding[] {
  const { locationId, positionId, slotMinutes, people } = row
  const slots = people.flatMap((needed, slot) => {
    const day = addDays(from, Math.floor((slot * slotMinutes) / DAY_MINUTES))
    const minute = (slot * slotMinutes) % DAY_MINUTES
    return needed > keptAt(day, minute) && !isCovered(day, minute) ? [{ day, minute }] : []
  })
  return [...Map.groupBy(slots, ({ day }) => day)].map(([day, same]) => ({
    code: 'demand_no_shift_covers',
    severity: 'block',
    details: {
      day,
      time: clockAt(same[0]!.minute),
      locationId,
      positionId: positionId ?? '',
      minutes: same.length * slotMinutes,
    },
  }))

  /** People there in kept work, if only for a part of the slot. */
  function keptAt(day: Day, minute: number): number {
    const start = instantOf(day, clockAt(minute), zone)
    const slot = { start, end: start + slotMinutes * 60_000 }
    const there = (work: FixedWork) => work.locationId === locationId && work.positionId === positionId
    return fixed.filter((work) => there(work) && overlaps(work, slot)).length
  }

  /** By a shift that starts on the day, or on the day before if that is planned too. */
  function isCovered(day: Day, minute: number): boolean {
    return [0, 1].some((daysBefore) => {
      const startDay = addDays(day, -daysBefore)
      return (catalogue?.shiftTypes ?? []).some((shift) => {
        const start = clockMinutes(shift.start) - daysBefore * DAY_MINUTES
        const runs = start <= minute && start + shift.lengthMinutes >= minute + slotMinutes
        return runs && startDay >= from && mayStartOn(shift, startDay)
      })
    })
  }
}

const clockAt = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
