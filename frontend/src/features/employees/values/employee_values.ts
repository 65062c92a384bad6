import type { LanguageId, CustomerRole } from '@shiftloom/backend/contracts/enums'
import {
  notices,
  type CoworkerVisibility,
  type Employee,
  type EmployeeUpdate,
  type EmploymentType,
  type Notice,
  type PaymentPeriod,
  type RegistrationMethod,
} from '@shiftloom/backend/contracts/organisation'
import { orNull, writtenPhone } from '#/ui/form/rules.ts'
import {
  positionRulesOf,
  positionValues,
  workingTimeOf,
  workingTimeValues,
  type PositionValues,
  type WorkingTimeValues,
} from './working_time_values.ts'

export const noticeChannels = ['mail', 'mobile'] as const
/** A break as it is typed: emptied fields are ''. */
export type BreakValues = { start: string; minutes: number | string; paid: boolean; allowUnpaid: boolean }

/** A person as the form holds them. */
export type EmployeeValues = {
  name: string
  surname: string
  email: string
  phone: string
  role: CustomerRole
  language: LanguageId
  integrationId: string
  mainLocationId: string | null
  locationIds: string[]
  positionIds: string[]
  tagIds: string[]
  disabledInSchedule: boolean
  fixedScheduleTemplateId: string | null
  coworkerVisibility: CoworkerVisibility
  workingTime: WorkingTimeValues
  positionRules: PositionValues
  employmentType: EmploymentType | null
  paymentPeriod: PaymentPeriod | null
  accessLevel: string
  breaks: BreakValues[]
  swapsEnabled: boolean
  swapNeedsConfirmation: boolean
  timeRegistrationRequired: boolean
  registrationMethod: RegistrationMethod | null
  availableRequestTypeIds: string[]
  notificationPreferences: Record<Notice, { mail: boolean; mobile: boolean }>
}

/** Beside the main location, which has a field of its own. */
const others = ({ mainLocationId, locationIds }: Pick<Employee, 'mainLocationId' | 'locationIds'>) =>
  locationIds.filter((id) => id !== mainLocationId)

export const valuesOf = (employee: Employee): EmployeeValues => ({
  name: employee.name,
  surname: employee.surname,
  email: employee.email ?? '',
  phone: employee.phone ?? '',
  role: employee.role,
  language: employee.language,
  integrationId: employee.integrationId ?? '',
  mainLocationId: employee.mainLocationId,
  locationIds: others(employee),
  positionIds: employee.positionIds,
  tagIds: employee.tagIds,
  disabledInSchedule: employee.disabledInSchedule,
  fixedScheduleTemplateId: employee.fixedScheduleTemplateId,
  coworkerVisibility: employee.coworkerVisibility,
  workingTime: workingTimeValues(employee.workingTime),
  positionRules: positionValues(employee.positionRules),
  employmentType: employee.employmentType,
  paymentPeriod: employee.paymentPeriod,
  accessLevel: employee.accessLevel ?? '',
  breaks: employee.breaks.map(({ start, minutes, paid, allowUnpaid }) => ({
    start: start ?? '',
    minutes,
    paid,
    allowUnpaid,
  })),
  swapsEnabled: employee.swapsEnabled,
  swapNeedsConfirmation: employee.swapNeedsConfirmation,
  timeRegistrationRequired: employee.timeRegistrationRequired,
  registrationMethod: employee.registrationMethod,
  availableRequestTypeIds: employee.availableRequestTypeIds,
  notificationPreferences: chosenNotices(employee),
})

/** What was not chosen is sent both ways. */
export const chosenNotices = ({ notificationPreferences }: Pick<Employee, 'notificationPreferences'>) =>
  Object.fromEntries(
    notices.map((notice) => {
      const { mail = true, mobile = true } = notificationPreferences[notice] ?? {}
      return [notice, { mail, mobile }]
    })
  ) as EmployeeValues['notificationPreferences']

export const updateOf = (values: EmployeeValues, version: number): EmployeeUpdate => ({
  ...values,
  version,
  phone: writtenPhone(values.phone),
  integrationId: orNull(values.integrationId),
  workingTime: workingTimeOf(values.workingTime),
  positionRules: positionRulesOf(values.positionRules),
  accessLevel: orNull(values.accessLevel),
  breaks: values.breaks.map(({ start, minutes, ...rest }) => ({
    ...rest,
    start: orNull(start),
    minutes: Number(minutes),
  })),
})

export const employeeTabs = [
  'data',
  'places',
  'schedule',
  'registration',
  'requests',
  'working_time',
  'contracts',
  'rates',
] as const
export type EmployeeTab = (typeof employeeTabs)[number]

const tabs: Partial<Record<string, EmployeeTab>> = {
  mainLocationId: 'places',
  locationIds: 'places',
  positionIds: 'places',
  tagIds: 'places',
  disabledInSchedule: 'schedule',
  fixedScheduleTemplateId: 'schedule',
  coworkerVisibility: 'schedule',
  breaks: 'schedule',
  swapsEnabled: 'schedule',
  swapNeedsConfirmation: 'schedule',
  timeRegistrationRequired: 'registration',
  registrationMethod: 'registration',
  availableRequestTypeIds: 'requests',
  notificationPreferences: 'requests',
  workingTime: 'working_time',
  positionRules: 'working_time',
}
/** Where a field is found, so that its problem can be shown. */
export const tabOfField = (field: string): EmployeeTab => tabs[field.split('.')[0]!] ?? 'data'
