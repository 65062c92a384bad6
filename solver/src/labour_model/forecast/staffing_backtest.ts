import { coverageOf, type Coverage } from '../coverage/coverage.ts'
import type { Backtest } from './backtest.ts'

/** What planning by a rule would have done over past weeks. */
export type StaffingBacktest = Coverage & {
  /** Most people missing at once. */
  readonly peakGap: number
}

/**
 * People planned by what was forecast, against people needed by what came. Slots in which either is not known are left out.
 * @param peopleFor people for a row of values, in whole persons
 */
export function staffingBacktest(
  { forecast, actual }: Backtest,
  peopleFor: (units: Float64Array) => ArrayLike<number>,
  slotMinutes: number
): StaffingBacktest {
  const known = [...forecast.keys()].filter((at) => !Number.isNaN(forecast[at]! + actual[at]!))
  const planned = peopleFor(forecast)
  const needed = peopleFor(actual)
  const rowOf = (people: ArrayLike<number>): number[] => known.map((at) => people[at]!)
  const [need, present] = [rowOf(needed), rowOf(planned)]
  return {
    ...coverageOf(need, present, slotMinutes),
    peakGap: need.reduce((most, people, at) => Math.max(most, people - present[at]!), 0),
  }
}
