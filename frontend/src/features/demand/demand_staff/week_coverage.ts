import type { DemandRule, RulePosition, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { PlannedShift } from '@shiftloom/backend/contracts/demand_staff'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { coverageByDay, together, type Coverage } from '@shiftloom/solver/labour_model/coverage/coverage'
import { presenceOf } from '@shiftloom/solver/labour_model/coverage/presence'
import type { DaysOfPlace } from '@shiftloom/solver/labour_model/position/place_days'
import {
  needOfPosition,
  type MetricRows,
  type StaffingRule,
} from '@shiftloom/solver/labour_model/position/staffing_rule'
import { addDays, daysBetween } from '#/lib/time/days.ts'

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

/** Positions that need anyone, or have anyone planned, in the order of the location. */
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
  return positions.flatMap((position) => {
    const own = rules.flatMap((rule) => rulesInForce(rule, position.positionId, weekFrom))
    const mine = shifts.filter(({ positionId }) => positionId === position.positionId)
    if (own.length === 0 && mine.length === 0) return []
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

/** Each version of a rule with the days of the week on which it holds; a later version ends an earlier one. */
function rulesInForce(rule: DemandRule, positionId: string, weekFrom: Day): StaffingRule[] {
  const versions = [...rule.versions].sort((a, b) =>
    a.validFrom === b.validFrom ? a.number - b.number : a.validFrom! < b.validFrom! ? -1 : 1
  )
  return versions.flatMap((version, at) => {
    const next = versions[at + 1]?.validFrom
    const share = version.connections.find((one) => one.positionId === positionId)?.share
    // The evening before the week belongs to what held then.
    const from = Math.max(-1, daysBetween(weekFrom, version.validFrom!))
    const until = next ? daysBetween(weekFrom, next) : daysOfWeek + 1
    if (share === undefined || until <= from || version.validFrom! >= addDays(weekFrom, daysOfWeek)) return []
    return [{ ...version.body, metricId: rule.metricId, share, inForce: { from, until } }]
  })
}
