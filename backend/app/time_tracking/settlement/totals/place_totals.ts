import { addedMinutes, noMinutes } from '#app/time_tracking/settlement/added_minutes'
import type { PlaceTotal, SettledFigures, SettledPlace } from '#contracts/settlement'

/**
 * Hours of people by location; those that are not shown are one without a name.
 *
 * @param seesCost otherwise no amount leaves
 */
export function placeTotals(
  people: readonly SettledFigures[],
  isShown: (locationId: string) => boolean,
  seesCost: boolean
): PlaceTotal[] {
  const currency = people.find(({ cost }) => cost !== null)?.cost?.currency
  const places = people.flatMap((person) => placesSeen(person, isShown))
  return [...Map.groupBy(places, ({ locationId }) => locationId)].map(([locationId, own]) => {
    const priced = own.flatMap(({ costMinor }) => costMinor ?? [])
    const minor = priced.reduce((sum, amount) => sum + amount, 0)
    return {
      ...{ ...own.reduce(addedMinutes, noMinutes), locationId, people: own.length },
      cost: seesCost && currency !== undefined && priced.length > 0 ? { minor, currency } : null,
    }
  })
}

/** One person's places, of which those not shown are together one. */
export function placesSeen(
  { places }: SettledFigures,
  isShown: (locationId: string) => boolean
): SettledPlace[] {
  const other = places.filter(({ locationId }) => locationId === null || !isShown(locationId))
  if (other.length === 0) return places
  const costs = other.flatMap(({ costMinor }) => costMinor ?? [])
  const costMinor = costs.length > 0 ? costs.reduce((sum, amount) => sum + amount, 0) : null
  return [
    ...places.filter((place) => !other.includes(place)),
    { ...other.reduce(addedMinutes, noMinutes), locationId: null, costMinor },
  ]
}
