import {
  canUse,
  hasLapsed,
  isClosedInSeat,
  type Ability,
  type Entitlements,
} from '@shiftloom/backend/contracts/abilities'
import type { CurrentUser } from '@shiftloom/backend/contracts/identity'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isOfficeHost } from '#/lib/session/host.ts'
import { http } from '#/lib/api/http.ts'
import { browserZone } from '#/lib/time/time_zone.ts'

/** Who is signed in. In the back office there is no organisation, and the zone is that of the browser. */
export type Profile = Omit<CurrentUser, 'timeZone' | 'organisationName'> & {
  /** IANA zone of the organisation. */
  timeZone: string
  organisationName: string
}

/** Failures of both are shown by the frame of the app, which offers another try. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }): Promise<Profile> => {
    const path = isOfficeHost()
      ? '/organisation-management/back-office-users/profile'
      : '/organisation-management/organisation-users/profile'
    const user = await http.get(path, undefined, { quiet: true, signal })
    return {
      ...user,
      timeZone: user.timeZone ?? browserZone(),
      organisationName: user.organisationName ?? '',
    }
  },
  staleTime: 5 * 60_000,
})

export const enumsQuery = queryOptions({
  queryKey: ['enums'],
  queryFn: ({ signal }) => http.get('/enums', undefined, { quiet: true, signal }),
  staleTime: Infinity,
})

export const entitlementsOf = (profile: Profile): Entitlements => ({
  licence: profile.licenseFunctionalities ?? {},
  metricsEnabled: profile.metricsEnabled,
  lapsed: hasLapsed(profile.role, profile.isOrganisationCreated, profile.organisationStatus),
})

/** The signed-in person. Only below the guard, which lets no one pass before it is known. */
export function useProfile(): Profile {
  const { data } = useQuery(profileQuery)
  if (!data) throw new Error('useProfile outside the guarded part of the app')
  return data
}

/** `useCan('schedule.publish')`: hides what the server would refuse. */
export function useCan(ability: Ability): boolean {
  const profile = useProfile()
  const closed = profile.impersonation && isClosedInSeat(ability, profile.impersonation.mayExport)
  return !closed && canUse(profile.role, ability, entitlementsOf(profile))
}
