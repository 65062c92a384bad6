import { planCostMinor } from '@shiftloom/solver/labour_code/figures/plan_cost'
import type { PlacedWork, PlaceFigures } from '@shiftloom/solver/time_records/settled_places'
import type { TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledFigures, SettledPlace } from '#contracts/settlement'

/**
 * A person's cost shared out by place, to the last minor unit: hours and bonuses of nights where they were worked, and what
 * overtime adds by where its minutes were, or by hours where it is that of the average week alone.
 *
 * @param works of the days that were asked for
 */
export function costOfPlaces(
  places: readonly PlaceFigures[],
  works: readonly PlacedWork[],
  cost: SettledFigures['cost'],
  { pay, premiums }: TermsOfPerson
): SettledPlace[] {
  const named = places.map(({ place, ...figures }) => ({
    ...figures,
    overtime: [...figures.overtime],
    locationId: place,
  }))
  if (!cost || !pay) return named.map((one) => ({ ...one, costMinor: null }))
  const base = named.map(({ locationId }) => {
    const own = works.filter(({ place }) => place === locationId).flatMap(({ work }) => work ?? [])
    return planCostMinor(own, pay.terms, { ...premiums, overtime: null })
  })
  const overtime = named.map((one) => sum(one.overtime.map(({ minutes }) => minutes)))
  const weights = sum(overtime) > 0 ? overtime : named.map(({ workMinutes }) => workMinutes)
  const bonuses = shared(cost.minor - sum(base), weights)
  return named.map((one, index) => ({ ...one, costMinor: base[index]! + bonuses[index]! }))
}

/** Whole parts of an amount by weight, which come to all of it. */
function shared(amount: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  if (all === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const until = (index: number): number => Math.round((amount * sum(weights.slice(0, index))) / all)
  return weights.map((_, index) => until(index + 1) - until(index))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
