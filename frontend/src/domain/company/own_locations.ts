import { seesEveryLocation } from '@shiftloom/backend/contracts/enums'
import { useQuery } from '@tanstack/react-query'
import { useProfile } from '#/lib/account/profile.ts'
import { locationsQuery } from './directory.ts'

/** Locations a person may look at: their own, or all for users who work for the whole organisation. */
export function useOwnLocations() {
  const { locationIds, role } = useProfile()
  const { data, error, isLoadingError, isPending, refetch } = useQuery(locationsQuery)
  const locations = data?.filter(({ id }) => seesEveryLocation(role) || locationIds.includes(id)) ?? []
  return { locations, error: isLoadingError ? error : null, isPending, refetch }
}
