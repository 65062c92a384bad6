import {
  abilitiesOf,
  canUse,
  type Ability,
  type Entitlements,
  type RouteName,
} from '@shiftloom/backend/contracts/abilities'
import type { LicenceFeature, OrganisationStatus, Role } from '@shiftloom/backend/contracts/enums'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isOfficeHost } from './host.ts'
import { http } from './http.ts'

/** Who is signed in, as the server tells it. */
export type Profile = {
  id: string
  role: Role
  /** Language id; `localeOf` names it. */
  language: number
  name: string
  surname: string
  email: string
  avatarUrl: string | null
  /** Their row among the employees; null for whoever is not scheduled. */
  employeeId?: string | null
  mainLocationId: string | null
  locationIds: string[]
  organisationId: string
  organisationName: string
  isOrganisationCreated: boolean
  organisationStatus: OrganisationStatus
  licenseFunctionalities: Partial<Record<LicenceFeature, boolean>>
  metricsEnabled: boolean
  /** IANA zone of the organisation. */
  timeZone: string
  currency: string
}

export type EnumEntry = { id: number; description: string }
export type Enums = { languages: EnumEntry[] } & Record<string, EnumEntry[]>

/** Failures of both are shown by the frame of the app, which offers another try. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) =>
    http.get<Profile>(
      isOfficeHost()
        ? '/organisation-management/back-office-users/profile'
        : '/organisation-management/organisation-users/profile',
      undefined,
      { quiet: true, signal }
    ),
  staleTime: 5 * 60_000,
})

export const enumsQuery = queryOptions({
  queryKey: ['enums'],
  queryFn: ({ signal }) => http.get<Enums>('/enums', undefined, { quiet: true, signal }),
  staleTime: Infinity,
})

export const entitlementsOf = (profile: Profile): Entitlements => ({
  licence: profile.licenseFunctionalities ?? {},
  metricsEnabled: profile.metricsEnabled,
})

/** The signed-in person. Only below the guard, which lets nobody pass before it is known. */
export function useProfile(): Profile {
  const { data } = useQuery(profileQuery)
  if (!data) throw new Error('useProfile outside the guarded part of the app')
  return data
}

/** `useCan('schedule.publish')`: hides what the server would refuse. */
export function useCan(ability: Ability): boolean {
  const profile = useProfile()
  return canUse(profile.role, ability, entitlementsOf(profile))
}

/** What this person may do on one screen. */
export function useAbilities(route: RouteName): readonly Ability[] {
  return abilitiesOf(useProfile().role, route)
}
