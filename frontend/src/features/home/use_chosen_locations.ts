import type { LocationName } from '@shiftloom/backend/contracts/organisation'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { useOwnLocations } from '#/domain/company/own_locations.ts'

export const everywhere = 'all'
/** With more, a first look at all of them at once would be slow and say little. */
const fewEnough = 5

export type ChosenLocations = {
  locations: LocationName[]
  /** An id, or `all`. */
  chosen: string
  choose: (location: string) => void
  /** What the choice stands for. */
  ids: string[]
  isPending: boolean
  error: unknown
  retry: () => unknown
}

/** Kept in the address. At first the main location; for users without one all, or of many the first. */
export function useChosenLocations(): ChosenLocations {
  const { mainLocationId } = useProfile()
  const { locations, isPending, error, refetch } = useOwnLocations()
  const [search, setSearch] = useSearchParams()
  const known = (id: string | null) => id !== null && locations.some((location) => location.id === id)
  const asked = search.get('location')
  const first = locations.length > fewEnough ? locations[0]!.id : everywhere
  const usual = known(mainLocationId) ? mainLocationId! : first
  const chosen = asked === everywhere || known(asked) ? asked! : usual

  return {
    locations,
    chosen,
    choose: (location) => setSearch({ location }, { replace: true }),
    ids: chosen === everywhere ? locations.map(({ id }) => id) : [chosen],
    isPending,
    error,
    retry: refetch,
  }
}
