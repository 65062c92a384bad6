import type { DayFigures, WorkOfDay } from '@shiftloom/solver/time_records/settled_day'
import { costShares } from '#app/time_tracking/settlement/cost_shares'
import type { TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledDay } from '#contracts/settlement'

/**
 * A person's figures and cost by day.
 *
 * @param works of these days
 * @param costMinor without overtime of the average week, which is part of no day; null without a rate
 */
export function costOfDays(
  days: readonly DayFigures[],
  works: readonly WorkOfDay[],
  costMinor: number | null,
  { pay, premiums }: TermsOfPerson
): SettledDay[] {
  const byDay = Map.groupBy(works, ({ day }) => day)
  const parts = days.map((figures) => ({ figures, works: byDay.get(figures.day) ?? [] }))
  const shares = costMinor !== null && pay ? costShares(parts, costMinor, pay, premiums) : null
  return days.map((figures, index) => ({
    ...figures,
    overtime: [...figures.overtime],
    costMinor: shares ? shares[index]! : null,
  }))
}
