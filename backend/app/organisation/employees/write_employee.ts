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

export const employeeColumns = (employee: EmployeeFields) => ({
  name: employee.name,
  surname: employee.surname,
  email: employee.email,
  phone: employee.phone,
  role: employee.role,
  access_level: employee.accessLevel,
  language: employee.language,
  main_location_id: employee.mainLocationId,
  integration_id: employee.integrationId,
  employment_type: employee.employmentType,
  payment_period: employee.paymentPeriod,
  fixed_schedule_template_id: employee.fixedScheduleTemplateId,
  breaks: JSON.stringify(employee.breaks),
  position_rules: JSON.stringify(employee.positionRules),
  available_request_type_ids: JSON.stringify(employee.availableRequestTypeIds),
  swaps_enabled: employee.swapsEnabled,
  swap_needs_confirmation: employee.swapNeedsConfirmation,
  coworker_visibility: employee.coworkerVisibility,
  disabled_in_schedule: employee.disabledInSchedule,
  time_registration_required: employee.timeRegistrationRequired,
  registration_method: employee.registrationMethod,
  notification_preferences: JSON.stringify(employee.notificationPreferences),
  ...workingTimeColumns(employee.workingTime),
})

const workingTimeColumns = (rules: WorkingTimeRules) => ({
  birth_date: rules.birthDate,
  protected_groups: JSON.stringify(rules.groups),
  protected_group_days: JSON.stringify(daysOfHeld(rules)),
  shift_worker: rules.shiftWorker,
  daily_max_minutes: rules.dailyMaxMinutes,
  weekly_max_minutes: rules.weeklyMaxMinutes,
  daily_rest_minutes: rules.dailyRestMinutes,
  weekly_rest_minutes: rules.weeklyRestMinutes,
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
