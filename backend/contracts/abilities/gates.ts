import {
  organisationStatuses,
  roles,
  type LicenceFeature,
  type OrganisationStatus,
  type Role,
} from '../enums.ts'
import type { Ability } from './catalogue.ts'
import type { RouteName } from './routes.ts'

/** What an organisation has bought and switched on. A feature that is absent is not licensed. */
export type Entitlements = {
  licence: Partial<Record<LicenceFeature, boolean>>
  metricsEnabled: boolean
  /** The licence has lapsed and an administrator asks: only what leads out of it stays open. */
  lapsed?: boolean
}

/** What keeps an administrator to the licence and the people: the company is set up, and its licence has lapsed. */
export const hasLapsed = (role: Role, isOrganisationCreated: boolean, status: OrganisationStatus): boolean =>
  role === roles.organisationAdmin && isOrganisationCreated && status === organisationStatuses.blocked

/** Screens that exist only with a licence feature. */
export const licenceGates: Partial<Record<RouteName, LicenceFeature>> = {
  scheduler: 'OnlineWorkSchedule',
  fairness: 'OnlineWorkSchedule',
  requests: 'HolidayRequest',
  'request-details': 'HolidayRequest',
  'request-history': 'HolidayRequest',
  'request-limits': 'HolidayRequest',
  'requests-calendar': 'HolidayRequest',
  'user-calendar': 'HolidayRequest',
  tasks: 'TaskManagement',
  task: 'TaskManagement',
  'task-details': 'TaskManagement',
  'task-history': 'TaskManagement',
  exports: 'HRAndPayrollExport',
  'kiosk-module': 'TimeRegistration',
}

/** Features that are less than a screen. */
export const abilityGates: Partial<Record<Ability, LicenceFeature>> = {
  'schedule.generate': 'AutomaticWorkSchedule',
  'chat.read': 'Chat',
  'chat.write': 'Chat',
  'punches.create_own': 'TimeRegistration',
}

/** Screens that exist only while the organisation's metrics module is on. */
export const demandRoutes: readonly RouteName[] = [
  'demand',
  'demand-metric-records',
  'demand-metric-records-edit',
  'demand-rules',
  'demand-staff',
  'demand-staff-edit',
]

/**
 * What the provider's employees may not do while impersonating a customer, unless their own role holds
 * `impersonation.export`.
 */
const closedWhileImpersonating: readonly Ability[] = [
  'exports.create',
  'exports.download',
  'event_logs.download',
  'licence.pay',
  'payment_cards.edit',
  'company.request_deletion',
]

/**
 * Personal documents, medical ones among them, and the evidence of a person's working time: no employee of the provider
 * opens or changes them, whatever their role.
 */
const neverWhileImpersonating: readonly Ability[] = ['absence_attachments.edit_own', 'punches.create_own']

/** Whether an ability of the impersonated user is closed to the impersonator. */
export const isClosedInSeat = (ability: Ability, mayExport: boolean): boolean =>
  neverWhileImpersonating.includes(ability) || (!mayExport && closedWhileImpersonating.includes(ability))
