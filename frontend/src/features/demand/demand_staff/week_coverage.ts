import type { RulePosition, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { PlannedShift } from '@shiftloom/backend/contracts/demand_staff'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { coverageByDay, together, type Coverage } from '@shiftloom/solver/labour_model/coverage/coverage'
import { presenceOf } from '@shiftloom/solver/labour_model/coverage/presence'
import type { DaysOfPlace } from '@shiftloom/solver/labour_model/position/place_days'
import { rulesInForce } from '@shiftloom/solver/labour_model/position/rules_in_force'
import { needOfPosition, type MetricRows } from '@shiftloom/solver/labour_model/position/staffing_rule'
import { daysBetween } from '#/lib/time/days.ts'

const slotMinutes = 15
const slotsPerDay = 1440 / slotMinutes
const daysOfWeek = 7

/** What one position needs in a week, and has. */
export type PositionWeek = {
  position: RulePosition
  /** People in each quarter of an hour. */
  need: Int32Array
  present: Float64Array
  /** Hours of shifts without a person yet; they count as missing. */
  openHours: number
  days: Coverage[]
  whole: Coverage
}

/**
 * Positions that need anyone, or have anyone planned, in the order of the location. Those that the schedule does not show
 * need no one where no shift of them is left.
 */
export function weekCoverage(
  { location, positions, rules }: RulesOfLocation,
  shifts: readonly PlannedShift[],
  units: MetricRows,
  weekFrom: Day
): PositionWeek[] {
  const place: DaysOfPlace = {
    ...{ slotMinutes, hours: location.workingHours, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    exceptions: new Map(
      location.hoursExceptions.map(({ day, hours }) => [daysBetween(weekFrom, day), hours])
    ),
  }
  const row = { days: daysOfWeek, dayOf: (day: Day) => daysBetween(weekFrom, day) }
  return positions.flatMap((position) => {
    const own = rules.flatMap((rule) => rulesInForce(rule, position.positionId, row))
    const mine = shifts.filter(({ positionId }) => positionId === position.positionId)
    if (mine.length === 0 && (own.length === 0 || !position.visible)) return []
    const need = needOfPosition(own, units, place, position).people
    const staffed = mine.filter(({ isOpen }) => !isOpen)
    const grid = { slots: daysOfWeek * slotsPerDay, slotMinutes }
    const presence = (some: readonly PlannedShift[]) =>
      presenceOf(
        some.map(({ from, until, breaks }) => ({ from, until, unpaidBreaks: breaks })),
        grid
      )
    const present = presence(staffed)
    const open = presence(mine.filter(({ isOpen }) => isOpen))
    const days = coverageByDay(need, present, { slotMinutes, slotsPerDay })
    const openHours = open.reduce((sum, people) => sum + people, 0) * (slotMinutes / 60)
    return [{ position, need, present, openHours, days, whole: together(days) }]
  })
}
