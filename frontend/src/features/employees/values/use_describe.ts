import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { enumsQuery, useCan } from '#/lib/account/profile.ts'
import type { EmployeeValues } from './employee_values.ts'
import { fixedTemplatesQuery } from '../queries.ts'
import { useGroupText } from '../people/use_group_text.ts'
import { useNames } from '../people/use_names.ts'
import { ownLimits } from './working_time_values.ts'

type Field = keyof EmployeeValues & string
const A_MONDAY = '2026-11-02'
type Describe = { [Name in Field]?: (value: EmployeeValues[Name]) => string }

/** What a field holds, in words, for comparing two people's input. */
export function useDescribe(): (field: Field, values: EmployeeValues) => string {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const groupText = useGroupText()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  const templates =
    useQuery({ ...fixedTemplatesQuery, enabled: useCan('schedule_templates.read') }).data ?? []
  const list = (items: string[]) => format.list(items.filter(Boolean))
  const weekday = (iso: number) => format.day(addDays(A_MONDAY, iso - 1), 'weekdayName')
  const hours = (typed: number | string) =>
    `${format.number(Number(typed))} ${t('employees.working_time.hours')}`
  const yesOrNo = (value: boolean) => t(value ? 'form.yes' : 'form.no')

  const words: Describe = {
    role: (role) => t(`roles.${role}`),
    language: (language) => languages.find(({ id }) => id === language)?.description ?? '',
    mainLocationId: (id) => (id ? names.location(id) : ''),
    locationIds: (ids) => list(ids.map(names.location)),
    positionIds: (ids) => list(ids.map((id) => names.position(id).name)),
    tagIds: (ids) => list(ids.map(names.tag)),
    disabledInSchedule: yesOrNo,
    fixedScheduleTemplateId: (id) => templates.find((template) => template.id === id)?.name ?? '',
    coworkerVisibility: (value) => t(`employees.coworkers.${value}`),
    employmentType: (value) => (value ? t(`employees.employment.${value}`) : ''),
    paymentPeriod: (value) => (value ? t(`employees.payment.${value}`) : ''),
    registrationMethod: (value) => (value ? t(`employees.registration.${value}`) : ''),
    swapsEnabled: yesOrNo,
    swapNeedsConfirmation: yesOrNo,
    timeRegistrationRequired: yesOrNo,
    // Each has commas of its own.
    breaks: (breaks) =>
      breaks
        .map(({ start, minutes, paid, allowUnpaid }) =>
          t('employees.breaks.described', {
            minutes,
            start: start ? format.clock(start) : 'none',
            kind: paid ? (allowUnpaid ? 'either' : 'paid') : 'unpaid',
          })
        )
        .join('; '),
    availableRequestTypeIds: (ids) => t('employees.request_types_count', { count: ids.length }),
    notificationPreferences: (chosen) =>
      list(
        Object.entries(chosen).flatMap(([notice, { mail, mobile }]) =>
          [mail && 'mail', mobile && 'mobile'].flatMap((channel) =>
            channel ? [`${t(`employees.notices.${notice}`)} (${t(`employees.notices.${channel}`)})`] : []
          )
        )
      ),
    positionRules: (rules) =>
      list(
        Object.entries(rules).map(
          ([id, { level, maxHours }]) =>
            `${names.position(id).name}: ${t('employees.working_time.level')} ${level}, ${maxHours === '' ? '—' : hours(maxHours)}`
        )
      ),
    workingTime: (rules) =>
      list([
        ...(rules.birthDate ? [format.day(rules.birthDate, 'numeric')] : []),
        ...rules.groups.map((group) => groupText(group, rules.groupDays)),
        ...(rules.shiftWorker ? [t('employees.field.shiftWorker')] : []),
        ...(rules.restWeekdays.length > 0
          ? [`${t('employees.field.restWeekdays')}: ${list(rules.restWeekdays.map(weekday))}`]
          : []),
        ...ownLimits.flatMap((name) =>
          rules[name] === '' ? [] : [`${t(`employees.field.${name}`)}: ${hours(rules[name])}`]
        ),
        ...(rules.overtimeWorked.minutes === ''
          ? []
          : [`${t('employees.field.overtimeWorked')}: ${hours(rules.overtimeWorked.minutes)}`]),
      ]),
  }
  return (field, values) => {
    const describe = words[field] as ((value: unknown) => string) | undefined
    const value = values[field]
    return (describe ? describe(value) : String(value ?? '')) || '—'
  }
}
