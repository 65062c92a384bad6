import type { CostTerms } from '@shiftloom/solver/labour_code/figures/shift_cost'
import { addDays } from '@shiftloom/solver/time'
import { bonusMinor, costOfWork } from '@shiftloom/solver/time_records/settled_cost'
import { figuresByDay, type DayFigures, type WorkOfDay } from '@shiftloom/solver/time_records/settled_day'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import type { TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledFigures, SettledPeriod } from '#contracts/settlement'

/**
 * What one person's work on the days of a range costs, with the overtime of settlement periods that end in it.
 *
 * @param near work of the whole weeks around the range: it decides what is overtime, and outside costs nothing here
 * @param figures of that work by day
 */
export function costOfRange(
  near: readonly WorkOfDay[],
  figures: readonly DayFigures[],
  periods: readonly SettledPeriod[],
  { from, until }: DaySpan,
  terms: TermsOfPerson
): SettledFigures['cost'] {
  if (!terms.pay) return null
  const { terms: pay, currency } = terms.pay
  const outside = near.filter(({ day }) => day < from || day >= until)
  const costOutside = outside.length === 0 ? 0 : costOfWork(outside, figuresByDay(outside, terms), terms, pay)
  const minor = costOfWork(near, figures, terms, pay) - costOutside
  return { minor: minor + averagedBonus(periods, { from, until }, pay), currency }
}

/** Overtime of the average week is paid with the days on which its period ends. */
export const averagedBonus = (
  periods: readonly SettledPeriod[],
  { from, until }: DaySpan,
  pay: CostTerms
): number =>
  periods
    .filter((period) => period.ended && period.until > from && period.until <= until)
    .reduce(
      (sum, { averaged, until: end }) => sum + (averaged ? bonusMinor(averaged, addDays(end, -1), pay) : 0),
      0
    )

/** Days before a person's first rate cost nothing, which must not look like a price. */
export function unpricedWork(
  works: readonly WorkOfDay[],
  pay: TermsOfPerson['pay']
): SettledFigures['unpriced'] {
  const priced = works.filter(({ day }) => pay?.terms.rates.some(({ validFrom }) => validFrom <= day))
  if (priced.length === works.length) return 'none'
  return priced.length === 0 ? 'all' : 'some'
}
