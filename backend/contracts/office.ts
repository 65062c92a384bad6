import type { Day } from './schedule.ts'
import type { LanguageId, OrganisationStatus, Role } from './enums.ts'

/** GET /api/office/organisations: a customer as the provider lists it. */
export type OfficeOrganisation = {
  id: string
  name: string
  status: OrganisationStatus
  country: string
  /** Days on the provider's calendar; null: none. */
  trialEndsOn: Day | null
  licenceExpiresOn: Day | null
  licencePositions: number | null
  carer: string | null
  /** People who can sign in. */
  users: number
  /** ISO instants. */
  createdAt: string
  lastSignedInAt: string | null
}

/** GET /api/office/organisations/:id */
export type OfficeOrganisationDetails = OfficeOrganisation & {
  language: LanguageId
  currency: string
  timeZone: string
  industry: string | null
  companySize: string | null
  contactPerson: string | null
  taxId: string | null
  metricsEnabled: boolean
}

/** GET /api/office/organisations/:id/users */
export type OfficeOrganisationUser = {
  id: string
  name: string
  surname: string
  email: string
  role: Role
  status: 'active' | 'invited' | 'archived'
  lastSignedInAt: string | null
}

/** How far a trial may be extended from today, in days. */
export const longestTrialDays = 90
