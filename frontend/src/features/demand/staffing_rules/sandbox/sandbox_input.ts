import type { MetricSeries, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { SandboxInput } from '@shiftloom/solver/labour_model/sandbox/sandbox_basis'
import { addDays, daysBetween, weekStart } from '#/lib/time/days.ts'

/** Minutes of a slot everywhere in the sandbox. */
export const slotMinutes = 15
export const slotsPerDay = 1440 / slotMinutes
/** Weeks of history that forecasts are made of. */
const historyWeeks = 26
/** Weeks that can be looked at, before and after this one. */
export const weeksBack = 8
export const weeksAhead = 4

/** Weeks of the sandbox begin on Monday, whatever calendars begin with. */
export const mondayOf = (day: Day): Day => weekStart(day, 1)

/** The days whose records the sandbox reads. */
export const historySpan = (today: Day): { from: Day; until: Day } => ({
  from: addDays(mondayOf(today), -7 * historyWeeks),
  until: today,
})

export function sandboxInput(
  { location }: Pick<RulesOfLocation, 'location'>,
  series: MetricSeries,
  weekFrom: Day
): SandboxInput {
  const dayOf = (day: Day): number => daysBetween(series.from, day)
  return {
    ...{ today: dayOf(location.today), weekFrom: dayOf(weekFrom), slotMinutes },
    hours: location.workingHours,
    exceptions: new Map(location.hoursExceptions.map(({ day, hours }) => [dayOf(day), hours])),
    holidays: series.holidays.map(dayOf),
    special: new Map(
      series.metrics.map(({ metricId, unusual, factors }) => [
        metricId,
        {
          unusual: unusual.map(dayOf),
          factors: new Map(factors.map(({ day, factor }) => [dayOf(day), factor])),
        },
      ])
    ),
    choices: new Map(series.metrics.map(({ metricId, choice }) => [metricId, choice])),
    metrics: new Map(
      series.metrics.map(({ metricId, values }) => [
        metricId,
        Float64Array.from(values, (value) => value ?? NaN),
      ])
    ),
  }
}
