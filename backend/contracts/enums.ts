/** Numbers that travel on the wire and lie in the database. Never renumber. Source: specification, section 3. */

export const scheduleEntryTypes = {
  shift: 0,
  holiday: 1,
  delegation: 2,
  other: 3,
  partialHoliday: 4,
  partialDelegation: 5,
  partialOther: 6,
  absence: 7,
  availability: 8,
} as const
export type ScheduleEntryType = (typeof scheduleEntryTypes)[keyof typeof scheduleEntryTypes]

export const requestStatuses = { pending: 0, approved: 1, rejected: 2, draft: 3 } as const

/** Anything that is not a known id is treated as en-US. */
export const languages = { 'en-US': 0, 'pl-PL': 1, 'vi-VN': 2 } as const
export type Locale = keyof typeof languages
export type LanguageId = (typeof languages)[Locale]
export const locales = Object.keys(languages) as Locale[]
export const localeOf = (language: number): Locale =>
  locales.find((locale) => languages[locale] === language) ?? 'en-US'

/** Customer roles are 0 to 4, back-office roles 5 to 8. */
export const roles = {
  employee: 0,
  manager: 1,
  locationManager: 2,
  advisor: 3,
  organisationAdmin: 4,
  backOfficeViewer: 5,
  backOfficeEditor: 6,
  backOfficeAdmin: 7,
  globalAdmin: 8,
} as const
export type Role = (typeof roles)[keyof typeof roles]
/** Roles of an organisation's own people. */
export type CustomerRole = 0 | 1 | 2 | 3 | 4
/** Advisors and administrators work for the whole organisation, all others for their locations. */
export const seesEveryLocation = (role: number): boolean =>
  role >= roles.advisor && role <= roles.organisationAdmin
export const isBackOfficeRole = (role: number): boolean => role >= roles.backOfficeViewer

export const organisationStatuses = { active: 0, blocked: 1, trial: 2, archived: 3 } as const
export type OrganisationStatus = (typeof organisationStatuses)[keyof typeof organisationStatuses]

export const licenceFeatures = [
  'OnlineWorkSchedule',
  'HolidayRequest',
  'HRAndPayrollExport',
  'TimeRegistration',
  'TaskManagement',
  'Chat',
  'AutomaticWorkSchedule',
] as const
export type LicenceFeature = (typeof licenceFeatures)[number]

export const interfaces = { backOffice: 0, customer: 1 } as const

export type RunState = 'requested' | 'running' | 'proposed' | 'accepted' | 'rejected' | 'cancelled' | 'failed'
