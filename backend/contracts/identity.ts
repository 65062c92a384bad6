import type { LanguageId, LicenceFeature, OrganisationStatus, Role } from './enums.ts'

/** Claims of the access token. `exp` is in seconds since the epoch. */
export type AccessTokenClaims = { userId: string; exp: number; isInAdminRole: boolean }

export type CurrentUser = {
  id: string
  role: Role
  language: LanguageId
  name: string
  surname: string
  email: string
  avatarUrl: string | null
  employeeId: string | null
  mainLocationId: string | null
  locationIds: string[]
  isOrganisationCreated: boolean
  organisationStatus: OrganisationStatus
  licenseFunctionalities: Partial<Record<LicenceFeature, boolean>>
  metricsEnabled: boolean
  organisationId: string | null
  organisationName: string | null
  /** IANA zone of the organisation; null in the back office. */
  timeZone: string | null
  currency: string | null
}

export type Enums = {
  languages: { id: LanguageId; description: string }[]
  roles: Record<string, number>
  scheduleEntryTypes: Record<string, number>
  requestStatuses: Record<string, number>
  organisationStatuses: Record<string, number>
}
