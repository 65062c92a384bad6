import { useNavigate, useParams } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { useOwnLocations } from '#/domain/company/own_locations.ts'

/** The location of the address; for the way to tabs that need one, the person's main location or the first. */
export function useDemandPlace() {
  const { locationId = null, metricId = null } = useParams()
  const { mainLocationId } = useProfile()
  const { locations, isPending, error, refetch } = useOwnLocations()
  const go = useNavigate()
  const known = (id: string | null) => locations.find((location) => location.id === id) ?? null
  const usual = known(mainLocationId) ?? locations[0] ?? null
  return {
    ...{ locations, locationId, metricId, isPending, error, retry: refetch, go },
    /** null: all of them, or one that the person does not see. */
    location: known(locationId),
    /** Where a tab leads that needs a location. */
    usualLocationId: known(locationId)?.id ?? usual?.id ?? null,
  }
}
export type DemandPlace = ReturnType<typeof useDemandPlace>
