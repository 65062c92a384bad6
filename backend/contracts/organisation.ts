import type { CompanyRules } from './company_rules.ts'
import type { LanguageId, CustomerRole } from './enums.ts'
import type { WorkingTimeRules } from './labour_code.ts'
import type { ClockTime, Day, ShiftBreak } from './schedule.ts'

/** Street, postal code and city; the country stands beside it, because holidays and law depend on it. */
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
  contactPerson: string | null
  settlementPeriod: SettlementPeriodRule
  /** A signed link that lasts one to two days. */
  logoUrl: string | null
  /** Present only for whoever may see the company's settings. */
  rules?: CompanyRules
}
/** `rules` and `firstDayOfWeek` left out stay as they are. */
export type OrganisationInput = Omit<Organisation, 'id' | 'logoUrl' | 'firstDayOfWeek'> &
  Partial<Pick<Organisation, 'firstDayOfWeek'>>

/** GET, POST and DELETE /organisation-management/organisation/deletion-request; null: nobody asks for it. */
export type DeletionRequest = {
  reason: string
  requestedAt: string
  /** null: the account is gone. */
  requestedBy: { name: string; surname: string } | null
}
/** Characters of the reason. */
export const deletionReason = { least: 10, most: 1_000 } as const

/** PUT /organisation-management/organisation-users/profile/language. */
export type ProfileLanguageInput = { language: LanguageId }

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
export type LocationName = { id: string; name: string }
export type Location = LocationName & {
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
  /** null: nobody said where on the map it is. */
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
/** POST /locations/:id/duplicates: a second location with everything the first is set to but its code. */
export type LocationDuplicateInput = { name: string }
/** GET /location-codes/free: a code no location of the organisation has. */
export type FreeLocationCode = { code: string }

/** GET /map: where the pictures of maps come from; null: maps are drawn without them. */
export type MapSettings = {
  tiles: { url: string; attribution: string; mostZoom: number } | null
}

/** What rows that go with a deleted row are called. `other`: kinds without a name of their own. */
export const lossKinds = [
  'shifts',
  'people',
  'locations',
  'positions',
  'tags',
  'admins',
  'metric_records',
  'templates',
  'other',
] as const
export type LossKind = (typeof lossKinds)[number]
export type Loss = { kind: LossKind; count: number }

/** GET /locations/:id/deletion: what deleting it would mean now. */
export type LocationDeletion = {
  /** Whose main location it is; while there is anybody it cannot be deleted. */
  people: { id: string; name: string; surname: string }[]
  /** What would be lost for good, kinds with nothing left out. */
  losses: Loss[]
}
/** DELETE /locations/:id: the location's name as the person typed it. */
export type LocationDeletionInput = { name: string }

/** Colours are slots 0 to 13 of the palette. */
export const positionColors = 14
export type PositionName = { id: string; name: string; color: number }
export type Position = PositionName & {
  version: number
  /** Suggested for every new employee. Among the positions in use exactly one is. */
  isDefault: boolean
  /** Offered in the schedule. */
  visible: boolean
  billable: boolean
  includedInWorkingHours: boolean
  /** Dangerous or strenuous work, which the law keeps from some people and limits at night. */
  strenuous: boolean
  archived: boolean
}
/** `strenuous` left out: as it is, and not so for a new position. */
export type PositionInput = Omit<Position, 'id' | 'version' | 'archived' | 'strenuous'> & {
  strenuous?: boolean
}

/** PUT /positions/order: all positions in use, first to last; lists come in this order unless asked otherwise. */
export type PositionOrderInput = { ids: string[] }
/** GET /positions/usage, GET /tags/usage: what names each of them; those that nothing names are left out. */
export type Usage = { id: string; uses: Loss[] }
/** GET /positions/:id/deletion: what deleting it would mean now. */
export type PositionDeletion = {
  /** People who do it now. */
  people: { id: string; name: string; surname: string }[]
  /** Names of the schedule templates that go with it, by name. */
  templates: string[]
  /** What goes with it, kinds with nothing left out. */
  losses: Loss[]
  /** What keeps it from being deleted: then it can be archived. */
  blockers: Loss[]
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

export const notices = ['new_schedule', 'updated_schedule', 'new_task', 'request_status'] as const
export type Notice = (typeof notices)[number]
/** A missing notice is sent by both channels. */
export type NotificationPreferences = Partial<Record<Notice, { mail: boolean; mobile: boolean }>>

/** What a person does at one position: how well, and with which limits. */
export type PositionRule = { level: number; maxMinutesPerWeek: number | null }
export type EmployeeBreak = ShiftBreak & {
  /** The person may also take it unpaid. */
  allowUnpaid: boolean
}

/** One row of GET /employees. */
export type EmployeeListItem = {
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
/** `none`: the person has no account and cannot sign in. */
export const accountStatuses = ['active', 'invited', 'archived', 'none'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** GET /employees/:id. Contracts and rates are lists of their own, behind their own abilities. */
export type Employee = EmployeeListItem & {
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
  /** Present only for whoever may edit employees. */
  access?: { hasPin: boolean; cardLast4: string | null }
  /** Partly health data. Present only for whoever may edit employees. */
  workingTime?: WorkingTimeRules
}
/** POST /employees; what is left out takes its usual value. PUT /employees/:id carries `version` too. */
export type EmployeeInput = Pick<Employee, 'name' | 'surname' | 'role'> & { email: string } & Partial<
    Omit<
      Employee,
      | 'id'
      | 'version'
      | 'name'
      | 'surname'
      | 'role'
      | 'email'
      | 'avatarUrl'
      | 'accountStatus'
      | 'archived'
      | 'access'
    >
  > & {
    /** Six digits or more; null takes it away, left out keeps it. Stored hashed, never answered. */
    kioskPin?: string | null
    /** RFID or NFC code; null takes it away, left out keeps it. Stored as a keyed hash, answered by its last four characters. */
    cardCode?: string | null
  }
export type EmployeeUpdate = EmployeeInput & { version: number }
