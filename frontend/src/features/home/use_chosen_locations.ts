import type { LocationName } from '@shiftloom/backend/contracts/organisation'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '#/lib/profile.ts'
import { useOwnLocations } from './queries.ts'

export const everywhere = 'all'

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

/** Kept in the address: the main location first, all for whoever has none. */
export function useChosenLocations(): ChosenLocations {
  const { mainLocationId } = useProfile()
  const { locations, isPending, error, refetch } = useOwnLocations()
  const [search, setSearch] = useSearchParams()
  const known = (id: string | null) => id !== null && locations.some((location) => location.id === id)
  const asked = search.get('location')
  const chosen =
    asked === everywhere || known(asked) ? asked! : known(mainLocationId) ? mainLocationId! : everywhere

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
