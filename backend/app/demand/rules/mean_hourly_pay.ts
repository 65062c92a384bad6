import { addDays } from '@shiftloom/solver/time'
import { peopleOfLocations } from '#app/scheduling/public/schedule_people'
import { shiftRates } from '#app/scheduling/public/shift_rates'
import type { Day } from '#contracts/schedule'

/**
 * What an hour of each position costs at a location today, as the mean of the people who have it; without night work and
 * overtime, which no rule foresees. Call only for users who may see cost.
 */
export async function meanHourlyPay(
  locationId: string,
  today: Day
): Promise<{ currency: string; byPosition: Map<string, number> }> {
  const span = { from: today, until: addDays(today, 1) }
  const people = await peopleOfLocations(span, [locationId])
  const { currency, people: paid, unbilledPositionIds } = await shiftRates(people, span)
  const hourly = new Map(
    paid.map(({ employeeId, rates }) => [
      employeeId,
      rates.filter(({ validFrom }) => validFrom <= today).at(-1)?.weekdayMinor,
    ])
  )
  const pays = new Map<string, number[]>()
  for (const { id, positionIds } of people) {
    const pay = hourly.get(id)
    if (pay === undefined) continue
    for (const positionId of positionIds) pays.set(positionId, [...(pays.get(positionId) ?? []), pay])
  }
  for (const positionId of unbilledPositionIds) pays.set(positionId, [0])
  const mean = (all: number[]) => Math.round(all.reduce((sum, one) => sum + one, 0) / all.length)
  return { currency, byPosition: new Map([...pays].map(([id, all]) => [id, mean(all)])) }
}
