import type { AboutCompany, LicenceData } from './about_company.ts'
import type { CompanyRules } from './company_rules.ts'
import type { ContractInput, RateInput } from './employment_terms.ts'
import type { LanguageId, CustomerRole } from './enums.ts'
import type { WorkingTimeRules } from './labour_code.ts'
import type { Loss } from './losses.ts'
import type { ClockTime, Day, EmployeeBreak } from './schedule.ts'

export * from './losses.ts'
export * from './positions.ts'

/** Street, postal code and city; the country is a separate field, because holidays and law depend on it. */
export type Address = { street: string | null; postalCode: string | null; city: string | null }

/** Months a settlement period may last. Source: Labour Code of Poland, article 129. */
export const settlementMonths = [1, 2, 3, 4, 6, 12] as const
export type SettlementMonths = (typeof settlementMonths)[number]
/** Periods of `months` calendar months follow each other without a gap, before and after `startsOn`. */
export type SettlementPeriodRule = { months: SettlementMonths; startsOn: Day }

export const timeFormats = ['HH:mm', 'h:mm a'] as const
export type TimeFormat = (typeof timeFormats)[number]
export const dateFormats = ['DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const
export type DateFormat = (typeof dateFormats)[number]
/** Days calendars may begin with: 1 Monday, 6 Saturday, 7 Sunday. */
export const weekStarts = [1, 6, 7] as const
export type WeekStart = (typeof weekStarts)[number]

/** GET and PUT /organisation-management/organisation. */
export type Organisation = {
  id: string
  version: number
  name: string
  language: LanguageId
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217. */
  currency: string
  /** IANA zone. */
  timeZone: string
  timeFormat: TimeFormat
  dateFormat: DateFormat
  /** Of calendars; weeks of the law are the law's. */
  firstDayOfWeek: WeekStart
  address: Address
  /** Exactly 10 characters. */
  taxId: string | null
  /** Its VAT or registration number, of whatever form the country has. */
  registrationNumber: string | null
  contactPerson: string | null
  settlementPeriod: SettlementPeriodRule
  /** A signed link that lasts one to two days. */
  logoUrl: string | null
  /** Present only for users who may see the company's settings. */
  rules?: CompanyRules
  /** As `rules`. */
  about?: AboutCompany
  /** As `rules`; the provider's to change. */
  licence?: LicenceData
}
/** What is left out of the optional ones stays as it is. */
export type OrganisationInput = Omit<
  Organisation,
  'id' | 'logoUrl' | 'licence' | 'firstDayOfWeek' | 'registrationNumber'
> &
  Partial<Pick<Organisation, 'firstDayOfWeek' | 'registrationNumber'>>

/** GET, POST and DELETE /organisation-management/organisation/deletion-request; `null` if there is no request. */
export type DeletionRequest = {
  reason: string
  requestedAt: string
  /** `null` if the account is deleted. */
  requestedBy: { name: string; surname: string } | null
  /** Agreed: on this day of the organisation's clock everything is erased; null while it waits for an answer. */
  eraseOn: Day | null
}
/** Characters of the reason. */
export const deletionReason = { least: 10, most: 1_000 } as const

/** Opening on one weekday, 1 Monday to 7 Sunday. `closes` not later than `opens` means the next day. */
export type OpeningHours = { weekday: number; opens: ClockTime; closes: ClockTime }
/** One day that differs from the usual week; without hours the location is closed. `closes` as above. */
export type HoursException = {
  day: Day
  /** Why: a holiday, stocktaking. */
  name: string | null
  hours: { opens: ClockTime; closes: ClockTime }[]
}
/** Exceptions one location may have: ten years of some thirty days each. */
export const mostHoursExceptions = 300

/** Where a location is, in degrees, and how far from there people still count as being at it. */
export type LocationPoint = { latitude: number; longitude: number; radiusMetres: number }
/** Metres. A fix of a phone is 20 to 100 m wide; beyond 5 km it says nothing of a place. */
export const locationRadius = { least: 20, usual: 150, most: 5_000 } as const

/** All an employee learns of a location, and all a picker needs. */
export type LocationName = {
  id: string
  name: string
  /** Managers of the location; present only for users who see names only. */
  inCharge?: { name: string; surname: string }[]
}
export type Location = Omit<LocationName, 'inCharge'> & {
  version: number
  /** Six digits. */
  code: string | null
  description: string | null
  country: string
  timeZone: string
  address: Address
  taxId: string | null
  contactPerson: string | null
  workingHours: OpeningHours[]
  /** In the order of the days, each day once. */
  hoursExceptions: HoursException[]
  /** `null` until its place on the map is set. */
  point: LocationPoint | null
  positionIds: string[]
  tagIds: string[]
  /** Employees who answer for the location. */
  adminIds: string[]
  /** People whose main location it is; while there are any it cannot be deleted. */
  mainEmployeeCount: number
}
/**
 * POST /locations. PUT /locations/:id carries `version` too. Without a code the location gets a free one;
 * exceptions and point left out stay as they are.
 */
export type LocationInput = Omit<
  Location,
  'id' | 'version' | 'mainEmployeeCount' | 'hoursExceptions' | 'point'
> &
  Partial<Pick<Location, 'hoursExceptions' | 'point'>>

/** GET /locations/:id/draft: what a copy starts from; it has nothing that names one place, and is not stored. */
export type LocationDraft = Required<LocationInput>
/** GET /location-codes/free: a code no location of the organisation has. */
export type FreeLocationCode = { code: string }

/** GET /map: where the pictures of maps come from; `null` if maps are drawn without them. */
export type MapSettings = {
  tiles: { url: string; attribution: string; mostZoom: number } | null
}

/** GET /locations/:id/deletion: what deleting it would mean now. */
export type LocationDeletion = {
  /** Whose main location it is; while there are any it cannot be deleted. */
  people: { id: string; name: string; surname: string }[]
  /** What would be lost for good, kinds with nothing left out. */
  losses: Loss[]
}

export type TagName = { id: string; name: string }
export type Tag = TagName & { version: number }
export type TagInput = { name: string }

export const coworkerVisibilities = ['none', 'same_position', 'all'] as const
export type CoworkerVisibility = (typeof coworkerVisibilities)[number]
export const registrationMethods = ['kiosk', 'mobile', 'browser'] as const
export type RegistrationMethod = (typeof registrationMethods)[number]
export const paymentPeriods = ['weekly', 'biweekly', 'monthly'] as const
export type PaymentPeriod = (typeof paymentPeriods)[number]
export const employmentTypes = [
  'employment',
  'mandate',
  'specific_work',
  'b2b',
  'internship',
  'agency',
] as const
export type EmploymentType = (typeof employmentTypes)[number]

export const notices = [
  'new_schedule',
  'updated_schedule',
  'new_task',
  'request_status',
  'time_registration',
] as const
export type Notice = (typeof notices)[number]
/** Those people can turn on and off: the others come with the modules that send them. */
export const offeredNotices = [
  'new_schedule',
  'updated_schedule',
  'request_status',
  'time_registration',
] as const satisfies readonly Notice[]
/** A missing notice is sent by both channels. */
export type NotificationPreferences = Partial<Record<Notice, { mail: boolean; mobile: boolean }>>

/** What a person does at one position: how well, and with which limits. */
export type PositionRule = { level: number; maxMinutesPerWeek: number | null }

/** The fields GET /employees returns for each person. */
type PersonFields = {
  id: string
  name: string
  surname: string
  email: string | null
  phone: string | null
  avatarUrl: string | null
  role: CustomerRole
  mainLocationId: string | null
  locationIds: string[]
  positionIds: string[]
  tagIds: string[]
  integrationId: string | null
  disabledInSchedule: boolean
  accountStatus: AccountStatus
  archived: boolean
}
export type EmployeeListItem = PersonFields & {
  /** Planned, and without a contract that is in force today or begins later. Only with `contracts.read`. */
  lacksContract?: boolean
}
/**
 * `not_invited`: the account waits, and no mail with its link was sent. `none`: the person has no account and cannot sign
 * in.
 */
export const accountStatuses = ['active', 'invited', 'not_invited', 'archived', 'none'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** GET /employees/:id. Contracts and rates are lists of their own, behind their own abilities. */
export type Employee = PersonFields & {
  version: number
  language: LanguageId
  accessLevel: string | null
  employmentType: EmploymentType | null
  paymentPeriod: PaymentPeriod | null
  fixedScheduleTemplateId: string | null
  breaks: EmployeeBreak[]
  /** By position id. */
  positionRules: Record<string, PositionRule>
  availableRequestTypeIds: string[]
  swapsEnabled: boolean
  swapNeedsConfirmation: boolean
  coworkerVisibility: CoworkerVisibility
  timeRegistrationRequired: boolean
  registrationMethod: RegistrationMethod | null
  notificationPreferences: NotificationPreferences
  /** Present only for users who may edit employees. */
  access?: { hasPin: boolean; cardLast4: string | null }
  /** Partly health data. Present only for users who may edit employees. */
  workingTime?: WorkingTimeRules
}
/** Answered, never sent. */
type AnsweredOnly = 'id' | 'version' | 'avatarUrl' | 'accountStatus' | 'archived' | 'access'
type Named = 'name' | 'surname' | 'role'
/** What is left out takes its usual value. PUT /employees/:id carries `version` too. */
export type EmployeeInput = Pick<Employee, Named> & { email: string } & Partial<
    Omit<Employee, AnsweredOnly | Named | 'email'>
  > & {
    /** Six digits or more; null takes it away, left out keeps it. Stored hashed, never answered. */
    kioskPin?: string | null
    /** RFID or NFC code; null takes it away, left out keeps it. Stored as a keyed hash, answered by its last four characters. */
    cardCode?: string | null
  }
export type EmployeeUpdate = EmployeeInput & { version: number }
/** POST /employees: the person and what is agreed with them, made together or not at all. */
export type NewEmployeeInput = EmployeeInput & {
  /** Only with `contracts.edit`. */
  contract?: ContractInput | null
  /** Only with `rates.edit`. */
  rate?: RateInput | null
  /** Mails the link that opens the account; left out: yes. */
  invite?: boolean
}
