import { addedMinutes, noMinutes } from '#app/time_tracking/settlement/added_minutes'
import type { DayTotal, SettledFigures } from '#contracts/settlement'

/**
 * Hours of people by day.
 *
 * @param seesCost otherwise no amount leaves
 */
export function dayTotals(people: readonly SettledFigures[], seesCost: boolean): DayTotal[] {
  const currency = people.find(({ cost }) => cost !== null)?.cost?.currency
  const days = people.flatMap((person) => person.days)
  return [...Map.groupBy(days, ({ day }) => day)]
    .map(([day, own]) => {
      const priced = own.flatMap(({ costMinor }) => costMinor ?? [])
      const minor = priced.reduce((sum, amount) => sum + amount, 0)
      return {
        ...{ ...own.reduce(addedMinutes, noMinutes), day, people: own.length },
        cost: seesCost && currency !== undefined && priced.length > 0 ? { minor, currency } : null,
      }
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}
