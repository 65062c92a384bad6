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

/** People of the provider: roles 5 to 8. */
export const officeRoleNumbers = [5, 6, 7, 8] as const
export type OfficeRole = (typeof officeRoleNumbers)[number]

/** One of GET /api/office/users, and GET /api/office/users/:id. */
export type OfficeUser = {
  id: string
  version: number
  name: string
  surname: string
  email: string
  /** E.164. */
  phone: string | null
  language: LanguageId
  role: OfficeRole
  regionId: string | null
  status: 'active' | 'invited' | 'archived'
  /** ISO instant. */
  lastSignedInAt: string | null
}
/** POST /api/office/users. PUT /api/office/users/:id carries `version` too; another address has to be confirmed anew. */
export type OfficeUserInput = Pick<
  OfficeUser,
  'name' | 'surname' | 'email' | 'phone' | 'language' | 'role' | 'regionId'
>

/** One of GET /api/office/industries. */
export type Industry = {
  id: string
  version: number
  name: string
  /** Offered first to new organisations. */
  recommended: boolean
  archived: boolean
  createdAt: string
  /** Positions in use. */
  positionCount: number
}
export type IndustryPosition = { id: string; name: string; active: boolean }
/** GET /api/office/industries/:id */
export type IndustryDetails = Industry & { positions: IndustryPosition[] }
/** A position without an id is new; those left out stay as they are. PUT carries `version` too. */
export type IndustryInput = {
  name: string
  recommended: boolean
  positions: { id?: string; name: string; active: boolean }[]
}

/** One of GET /api/office/regions. */
export type Region = {
  id: string
  version: number
  name: string
  /** ISO 3166-1 alpha-2; null: every country without a region of its own. */
  country: string | null
  active: boolean
  /** Kinds of requests its organisations begin with. */
  kindCount: number
  userCount: number
}
/** PUT carries `version` too. */
export type RegionInput = { name: string; country: string | null }
