import type { RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { PlannedShift } from '@shiftloom/backend/contracts/demand_staff'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { together, type Coverage } from '@shiftloom/solver/labour_model/coverage/coverage'
import type { MetricRows } from '@shiftloom/solver/labour_model/position/staffing_rule'
import { addDays } from '#/lib/time/days.ts'
import { weekCoverage } from '../demand_staff/week_coverage.ts'

const daysOfWeek = 7

/** A week of one location, all positions together. */
export type WeekGlance = { days: Coverage[]; whole: Coverage }

/** This week and the next of a location. */
export type Glance = { weekFrom: Day; weeks: [WeekGlance, WeekGlance] }

/** The week as the rules want it and the schedule has it. */
export function weekGlance(
  data: RulesOfLocation,
  shifts: readonly PlannedShift[],
  units: MetricRows,
  weekFrom: Day
): WeekGlance {
  const positions = weekCoverage(data, shifts, units, weekFrom)
  const days = Array.from({ length: daysOfWeek }, (_, day) =>
    together(positions.map((position) => position.days[day]!))
  )
  return { days, whole: together(days) }
}

export type GlanceDay = { day: Day; coverage: Coverage }

/** Both weeks of several locations, day by day; weeks begin on the same Monday or a day apart, across zones. */
export function daysTogether(glances: readonly Glance[]): GlanceDay[] {
  const first = glances.map(({ weekFrom }) => weekFrom).sort()[0]
  if (first === undefined) return []
  return Array.from({ length: 2 * daysOfWeek }, (_, at) => {
    const of = ({ weeks }: Glance) => weeks[Math.floor(at / daysOfWeek)]!.days[at % daysOfWeek]!
    return { day: addDays(first, at), coverage: together(glances.map(of)) }
  })
}
