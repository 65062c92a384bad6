import type { EventPerson, EventChange } from './event_logs.ts'
import type {
  AccountStatus,
  Address,
  DateFormat,
  DeletionRequest,
  TimeFormat,
  WeekStart,
} from './organisation.ts'
import type { Day } from './schedule.ts'
import type { LanguageId, OrganisationStatus, Role } from './enums.ts'
import type { AboutUsSource, CompanySize } from './about_company.ts'

/** GET /api/office/organisations: a customer as the provider lists it. */
export type OfficeOrganisation = {
  id: string
  name: string
  status: OrganisationStatus
  country: string
  /** The last day of the trial on the organisation's clock; `null` for none. */
  trialEndsOn: Day | null
  licenceExpiresOn: Day | null
  licencePositions: number | null
  /** Name of the provider's employee. */
  carer: string | null
  /** It asks to be deleted: it waits for an answer, or for the day of its erasure. */
  asksForDeletion: boolean
  /** Accounts that can sign in; those that wait for their owners or are archived do not count. */
  users: number
  /** ISO instants. */
  createdAt: string
  lastSignedInAt: string | null
  /** A signed link that lasts one to two days. */
  logoUrl: string | null
}

/** GET /api/office/organisations/:id */
export type OfficeOrganisationDetails = OfficeOrganisation & {
  version: number
  language: LanguageId
  currency: string
  timeZone: string
  timeFormat: TimeFormat
  dateFormat: DateFormat
  address: Address
  /** The key of an industry of the provider's list. */
  industry: string | null
  companySize: CompanySize | null
  aboutUsSource: AboutUsSource | null
  contactPerson: string | null
  /** Exactly 10 characters. */
  taxId: string | null
  /** Its VAT or registration number, of whatever form the country has. */
  registrationNumber: string | null
  carerUserId: string | null
  /** Of the provider, by the country. */
  region: string | null
  metricsEnabled: boolean
  /** The trial ran out, and only another last day opens it. */
  trialIsOver: boolean
  deletionRequest: DeletionRequest | null
}

/** PUT /api/office/organisations/:id carries `version` too. */
export type OfficeOrganisationInput = Pick<
  OfficeOrganisationDetails,
  | 'name'
  | 'country'
  | 'language'
  | 'currency'
  | 'timeZone'
  | 'timeFormat'
  | 'dateFormat'
  | 'address'
  | 'taxId'
  | 'contactPerson'
  | 'industry'
  | 'companySize'
  | 'aboutUsSource'
  | 'carerUserId'
  | 'metricsEnabled'
> &
  /** Left out it stays as it is. */
  Partial<Pick<OfficeOrganisationDetails, 'registrationNumber'>>

/**
 * POST /api/office/organisations: a customer on trial with its first administrator, who is invited by mail in the
 * language given here. With an `Idempotency-Key` a repeated request makes nothing twice.
 */
export type NewOrganisationInput = OfficeOrganisationInput & {
  trialDays: number
  administrator: {
    name: string
    surname: string
    email: string
    /** E.164. */
    phone: string | null
    language: LanguageId
  }
}

/** GET /api/office/organisation-choices: what an organisation's form offers. */
export type OrganisationChoices = {
  /** People of the provider who can sign in. */
  carers: { id: string; name: string; surname: string }[]
  /** In the reader's language, recommended ones first. */
  industries: IndustryChoice[]
}
export type IndustryChoice = { key: string; name: string; recommended: boolean }

/** Characters of the answer to an organisation that asks to be deleted and shall stay. */
export const deletionAnswer = { least: 10, most: 1_000 } as const

/** One of GET /api/office/<list>/:id/events, newest first: what was done to a thing of the back office. */
export type OfficeEvent = {
  id: string
  /** ISO instant. */
  at: string
  /** `null` for the product itself. */
  actor: EventPerson | null
  /** `module.verb`, stable. */
  action: string
  changes: EventChange[]
  /** What regions and industries in values are called, by id or key; deleted ones are missing. */
  names: Record<string, string>
  /** Further changes that are not listed. */
  more: number
}

/** GET /api/office/organisations/:id/users?search=: one page of these. */
export type OfficeOrganisationUser = {
  id: string
  name: string
  surname: string
  email: string
  role: Role
  status: Exclude<AccountStatus, 'none'>
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
/**
 * POST /api/office/users. PUT /api/office/users/:id carries `version` too; a changed address has to be confirmed again.
 */
export type OfficeUserInput = Pick<
  OfficeUser,
  'name' | 'surname' | 'email' | 'phone' | 'language' | 'role' | 'regionId'
>

/** PUT /api/office/my-profile carries `version` too; address, role and region are an admin's to change. */
export type OwnProfileInput = Pick<OfficeUser, 'name' | 'surname' | 'phone' | 'language'>

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

/** What new companies of a region begin with; `null` for what is usual in the company's country. */
export type RegionSettings = {
  currency: string | null
  /** IANA zone. */
  timeZone: string | null
  timeFormat: TimeFormat | null
  dateFormat: DateFormat | null
  firstDayOfWeek: WeekStart | null
  /** The part of the country whose holidays count, as GET /api/office/usual-settings names it. */
  holidayRegion: string | null
}

/** One of GET /api/office/regions, and GET /api/office/regions/:id. */
export type Region = RegionSettings & {
  id: string
  version: number
  name: string
  /** ISO 3166-1 alpha-2; `null` for every country without a region of its own. */
  country: string | null
  active: boolean
  /** Kinds of requests its organisations begin with. */
  kindCount: number
  userCount: number
}
/** POST /api/office/regions. */
export type NewRegionInput = Pick<Region, 'name' | 'country'>
/** PUT /api/office/regions/:id carries `version` too. */
export type RegionInput = RegionSettings & NewRegionInput

/** GET /api/office/usual-settings: what a region of the country begins with where it sets nothing itself. */
export type UsualInCountry = {
  [Setting in keyof Omit<RegionSettings, 'holidayRegion'>]: NonNullable<RegionSettings[Setting]>
} & {
  /** Parts of the country that keep holidays of their own. */
  holidayRegions: { code: string; name: string }[]
}
