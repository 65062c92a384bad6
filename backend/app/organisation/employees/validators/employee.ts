import vine from '@vinejs/vine'
import { fields, phone } from '#app/core/validation/rules'
import { employeeOrders } from '#app/organisation/employees/load_employees'
import { contractFields, optionalRate } from '#app/organisation/employees/validators/contract'
import { listFields } from '#app/organisation/directory/validators/list'
import { identification } from '#app/organisation/employees/validators/people'
import { peopleFilter } from '#app/organisation/employees/validators/people_filter'
import { kinds } from '#app/organisation/company/company_kinds'
import { languages } from '#contracts/enums'
import { chosenGroups } from '#contracts/labour_code'
import {
  coworkerVisibilities,
  employmentTypes,
  paymentPeriods,
  registrationMethods,
} from '#contracts/organisation'
import { customerRoles } from '#contracts/people'

export const listEmployeesValidator = vine.create({ ...listFields(employeeOrders), ...peopleFilter })
export const matchingEmployeesValidator = vine.create(peopleFilter)
export const matchedEmployeesValidator = vine.create({
  ...peopleFilter,
  mark: vine.string().regex(/^\d{1,9}-[0-9a-f]{32}$/),
})

const yesOrNo = () => vine.boolean({ strict: true }).optional()
const minutes = (most: number) => vine.number({ strict: true }).withoutDecimals().min(1).max(most)
/** Days as text sort like days. */
const notBeforeFrom = vine.createRule((value, _options, field) => {
  const { from } = field.parent as { from?: unknown }
  if (typeof value === 'string' && typeof from === 'string' && value < from)
    field.report('The {{ field }} is before the start', 'end_before_start', field)
})
/** Wherever the person lives: tomorrow's day may have begun there. */
const inThePast = vine.createRule((value, _options, field) => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  if (typeof value === 'string' && value > tomorrow)
    field.report('The {{ field }} lies in the future', 'in_the_future', field)
})
const channels = () =>
  vine.object({ mail: vine.boolean({ strict: true }), mobile: vine.boolean({ strict: true }) }).optional()

const employee = {
  name: fields.name(80),
  surname: fields.name(80),
  email: vine.string().trim().maxLength(254).email(),
  role: vine.enum(customerRoles),
  phone: vine.string().use(phone()).nullable().optional(),
  language: vine.enum(Object.values(languages)).optional(),
  accessLevel: fields.line(60).nullable().optional(),
  mainLocationId: fields.id().nullable().optional(),
  locationIds: fields.ids().optional(),
  positionIds: fields.ids().optional(),
  tagIds: fields.ids().optional(),
  integrationId: fields.line(60).minLength(1).nullable().optional(),
  employmentType: vine.enum(employmentTypes).nullable().optional(),
  paymentPeriod: vine.enum(paymentPeriods).nullable().optional(),
  fixedScheduleTemplateId: fields.id().nullable().optional(),
  breaks: vine
    .array(
      vine.object({
        start: fields.clockTime().nullable(),
        minutes: minutes(24 * 60),
        paid: vine.boolean({ strict: true }),
        allowUnpaid: vine.boolean({ strict: true }),
      })
    )
    .maxLength(10)
    .optional(),
  positionRules: vine
    .record(
      vine.object({
        level: vine.number({ strict: true }).withoutDecimals().min(1).max(5),
        maxMinutesPerWeek: minutes(7 * 24 * 60).nullable(),
      })
    )
    .optional(),
  workingTime: vine
    .object({
      birthDate: fields.day().use(inThePast()).nullable(),
      groups: vine.array(vine.enum(chosenGroups)).distinct().maxLength(chosenGroups.length),
      groupDays: vine
        .array(
          vine.object({
            group: vine.enum(chosenGroups),
            from: fields.day().nullable(),
            until: fields.day().use(notBeforeFrom()).nullable(),
          })
        )
        .distinct('group')
        .maxLength(chosenGroups.length)
        .optional(),
      shiftWorker: vine.boolean({ strict: true }),
      restWeekdays: vine
        .array(vine.number({ strict: true }).withoutDecimals().min(1).max(7))
        .distinct()
        .maxLength(6)
        .optional(),
      dailyMaxMinutes: minutes(24 * 60).nullable(),
      weeklyMaxMinutes: minutes(7 * 24 * 60).nullable(),
      dailyRestMinutes: minutes(24 * 60).nullable(),
      weeklyRestMinutes: minutes(7 * 24 * 60).nullable(),
      overtimeWorked: vine
        .object({
          until: fields.day(),
          minutes: vine
            .number({ strict: true })
            .withoutDecimals()
            .min(0)
            .max(366 * 24 * 60),
        })
        .nullable()
        .optional(),
    })
    .optional(),
  availableRequestTypeIds: fields.ids(100).optional(),
  swapsEnabled: yesOrNo(),
  swapNeedsConfirmation: yesOrNo(),
  coworkerVisibility: vine.enum(coworkerVisibilities).optional(),
  disabledInSchedule: yesOrNo(),
  timeRegistrationRequired: yesOrNo(),
  registrationMethod: vine.enum(registrationMethods).nullable().optional(),
  ...identification,
  notificationPreferences: vine
    .object({
      new_schedule: channels(),
      updated_schedule: channels(),
      new_task: channels(),
      request_status: channels(),
      time_registration: channels(),
    })
    .optional(),
}

export const createEmployeeValidator = vine.create({
  ...employee,
  contract: vine.object(contractFields).nullable().optional(),
  rate: optionalRate(),
  invite: yesOrNo(),
})
export const updateEmployeeValidator = vine.create({ ...employee, version: kinds.version() })
