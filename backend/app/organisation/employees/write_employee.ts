import { json } from '#app/core/database/database'
import { refuseDuplicates } from '#app/organisation/directory/refuse_duplicates'
import { replaceLinks } from '#app/organisation/directory/links'
import type { GroupDays, WorkingTimeRules } from '#contracts/labour_code'
import type { Employee, EmployeeInput } from '#contracts/organisation'

/** What is stored of a person, apart from their account, links and identification. */
export type EmployeeFields = Omit<
  Required<Employee>,
  'id' | 'version' | 'avatarUrl' | 'accountStatus' | 'archived' | 'access' | 'email'
> & { email: string }

/** Usual values of what a new person leaves out. */
export const usualEmployee: Omit<EmployeeFields, 'name' | 'surname' | 'email' | 'role' | 'language'> = {
  phone: null,
  accessLevel: null,
  mainLocationId: null,
  locationIds: [],
  positionIds: [],
  tagIds: [],
  integrationId: null,
  employmentType: null,
  paymentPeriod: null,
  fixedScheduleTemplateId: null,
  breaks: [],
  positionRules: {},
  availableRequestTypeIds: [],
  swapsEnabled: true,
  swapNeedsConfirmation: true,
  coworkerVisibility: 'same_position',
  disabledInSchedule: false,
  timeRegistrationRequired: false,
  registrationMethod: null,
  notificationPreferences: {},
  workingTime: {
    birthDate: null,
    groups: [],
    shiftWorker: true,
    dailyMaxMinutes: null,
    weeklyMaxMinutes: null,
    dailyRestMinutes: null,
    weeklyRestMinutes: null,
  },
}

/** The values given; absent ones do not overwrite. */
export function given<T extends object>(input: T): Partial<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** What is stored of a person, as it is. */
export const employeeRow = (employee: EmployeeFields) => ({
  ...{ name: employee.name, surname: employee.surname, email: employee.email, phone: employee.phone },
  ...{ role: employee.role, accessLevel: employee.accessLevel, language: employee.language },
  ...{ mainLocationId: employee.mainLocationId, integrationId: employee.integrationId },
  ...{ employmentType: employee.employmentType, paymentPeriod: employee.paymentPeriod },
  fixedScheduleTemplateId: employee.fixedScheduleTemplateId,
  ...{ breaks: employee.breaks, positionRules: employee.positionRules },
  availableRequestTypeIds: employee.availableRequestTypeIds,
  ...{ swapsEnabled: employee.swapsEnabled, swapNeedsConfirmation: employee.swapNeedsConfirmation },
  ...{ coworkerVisibility: employee.coworkerVisibility, disabledInSchedule: employee.disabledInSchedule },
  ...{ timeRegistrationRequired: employee.timeRegistrationRequired },
  ...{ registrationMethod: employee.registrationMethod },
  notificationPreferences: employee.notificationPreferences,
  ...workingTimeRow(employee.workingTime),
})

/** The same, with its JSON made ready for an update. */
export function employeeColumns(employee: EmployeeFields) {
  const row = employeeRow(employee)
  return {
    ...row,
    ...{ breaks: json(row.breaks), positionRules: json(row.positionRules) },
    availableRequestTypeIds: json(row.availableRequestTypeIds),
    notificationPreferences: json(row.notificationPreferences),
    ...{ protectedGroups: json(row.protectedGroups), protectedGroupDays: json(row.protectedGroupDays) },
    overtimeWorked: row.overtimeWorked && json(row.overtimeWorked),
    restWeekdays: json(row.restWeekdays),
  }
}

const workingTimeRow = (rules: WorkingTimeRules) => ({
  ...{ birthDate: rules.birthDate, shiftWorker: rules.shiftWorker },
  ...{ protectedGroups: rules.groups, protectedGroupDays: daysOfHeld(rules) },
  ...{ dailyMaxMinutes: rules.dailyMaxMinutes, weeklyMaxMinutes: rules.weeklyMaxMinutes },
  ...{ dailyRestMinutes: rules.dailyRestMinutes, weeklyRestMinutes: rules.weeklyRestMinutes },
  overtimeWorked: rules.overtimeWorked ?? null,
  restWeekdays: [...(rules.restWeekdays ?? [])].sort(),
})

/** Days of groups the person belongs to; those of others, and open ones, say nothing. */
const daysOfHeld = ({ groups, groupDays = [] }: WorkingTimeRules): GroupDays[] =>
  groupDays.filter(({ group, from, until }) => groups.includes(group) && (from !== null || until !== null))

export async function linkEmployee(
  id: string,
  work: Pick<EmployeeFields, 'locationIds' | 'positionIds' | 'tagIds'>
) {
  await replaceLinks('employee_locations', id, work.locationIds)
  await replaceLinks('employee_positions', id, work.positionIds)
  await replaceLinks('employee_tags', id, work.tagIds)
}

/**
 * @throws organisation.integration_id_taken
 * @throws organisation.card_taken
 * @throws organisation.pin_taken
 */
export const refuseTakenEmployee = <T>(
  { integrationId }: Pick<EmployeeInput, 'integrationId'>,
  write: () => Promise<T>
): Promise<T> =>
  refuseDuplicates(
    {
      employees_integration: {
        code: 'organisation.integration_id_taken',
        details: { field: 'integrationId', integrationId },
      },
      employees_pin: { code: 'organisation.pin_taken', details: { field: 'kioskPin' } },
      employees_card: { code: 'organisation.card_taken', details: { field: 'cardCode' } },
    },
    write
  )
