import type { LanguageId, CustomerRole } from '@shiftloom/backend/contracts/enums'
import type { CoworkerVisibility, Employee, EmployeeUpdate } from '@shiftloom/backend/contracts/organisation'
import { orNull } from '#/ui/form/rules.ts'
import {
  positionRulesOf,
  positionValues,
  workingTimeOf,
  workingTimeValues,
  type PositionValues,
  type WorkingTimeValues,
} from './working_time_values.ts'

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
  coworkerVisibility: CoworkerVisibility
  workingTime: WorkingTimeValues
  positionRules: PositionValues
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
  coworkerVisibility: employee.coworkerVisibility,
  workingTime: workingTimeValues(employee.workingTime),
  positionRules: positionValues(employee.positionRules),
})

export const updateOf = (values: EmployeeValues, version: number): EmployeeUpdate => ({
  ...values,
  version,
  phone: orNull(values.phone),
  integrationId: orNull(values.integrationId),
  workingTime: workingTimeOf(values.workingTime),
  positionRules: positionRulesOf(values.positionRules),
})

export const employeeTabs = ['data', 'places', 'schedule', 'working_time', 'contracts', 'rates'] as const
export type EmployeeTab = (typeof employeeTabs)[number]

const tabs: Partial<Record<string, EmployeeTab>> = {
  mainLocationId: 'places',
  locationIds: 'places',
  positionIds: 'places',
  tagIds: 'places',
  disabledInSchedule: 'schedule',
  coworkerVisibility: 'schedule',
  workingTime: 'working_time',
  positionRules: 'working_time',
}
/** Where a field is found, so that its problem can be shown. */
export const tabOfField = (field: string): EmployeeTab => tabs[field.split('.')[0]!] ?? 'data'
