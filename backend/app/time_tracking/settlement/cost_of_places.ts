import type { PlacedWork, PlaceFigures } from '@shiftloom/solver/time_records/settled_places'
import { costShares } from '#app/time_tracking/settlement/cost_shares'
import type { TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledFigures, SettledPlace } from '#contracts/settlement'

/**
 * A person's cost by place.
 *
 * @param works of the days that were asked for
 */
export function costOfPlaces(
  places: readonly PlaceFigures[],
  works: readonly PlacedWork[],
  cost: SettledFigures['cost'],
  { pay, premiums }: TermsOfPerson
): SettledPlace[] {
  const parts = places.map((figures) => ({
    figures,
    works: works.filter(({ place }) => place === figures.place),
  }))
  const shares = cost && pay && costShares(parts, cost.minor, pay, premiums)
  return places.map(({ place, ...figures }, index) => ({
    ...figures,
    overtime: [...figures.overtime],
    locationId: place,
    costMinor: shares ? shares[index]! : null,
  }))
}
