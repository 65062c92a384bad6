import { Alert, Checkbox, Group, Select, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconLock } from '@tabler/icons-react'
import { chosenGroups, type ChosenGroup } from '@shiftloom/backend/contracts/labour_code'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { DayField } from '#/ui/form/day_field.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { WeekdayChecks } from '#/ui/form/weekday_checks.tsx'
import { Section } from '#/ui/section.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'
import { LimitsToday } from './limits_today.tsx'
import { useNames } from '../people/use_names.ts'
import {
  levelAt,
  longestHours,
  ownLimits,
  withGroupDays,
  withHoursAt,
  withLevelAt,
} from '../values/working_time_values.ts'

type Props = { form: UseFormReturnType<EmployeeValues>; employee: Employee }

export function WorkingTimeFields({ form, employee }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <Alert role="note" color="gray" icon={<IconLock size={18} />}>
        {t('employees.working_time.privacy')}
      </Alert>
      <Section title={t('employees.working_time.protection')}>
        <Protection form={form} />
      </Section>
      <Section title={t('employees.working_time.own')} text={t('employees.working_time.own_text')}>
        <SimpleGrid cols={2}>
          {ownLimits.map((name) => (
            <NumberField
              key={name}
              label={t(`employees.field.${name}`)}
              kind="hours"
              min={0}
              max={longestHours[name]}
              decimalScale={2}
              suffix={` ${t('employees.working_time.hours')}`}
              placeholder={t('employees.working_time.hours')}
              {...form.getInputProps(`workingTime.${name}`)}
            />
          ))}
        </SimpleGrid>
      </Section>
      <Section title={t('employees.working_time.overtime')} text={t('employees.working_time.overtime_text')}>
        <SimpleGrid cols={2}>
          <NumberField
            label={t('employees.field.overtimeWorked')}
            kind="hours"
            min={0}
            decimalScale={2}
            suffix={` ${t('employees.working_time.hours')}`}
            placeholder={t('employees.working_time.hours')}
            {...form.getInputProps('workingTime.overtimeWorked.minutes')}
          />
          <DayField
            label={t('employees.working_time.overtime_until')}
            clearable
            {...form.getInputProps('workingTime.overtimeWorked.until')}
          />
        </SimpleGrid>
      </Section>
      <Section
        title={t('employees.working_time.positions')}
        text={t('employees.working_time.positions_text')}
      >
        <PositionHours form={form} />
      </Section>
      <LimitsToday employeeId={employee.id} title={t('employees.working_time.results_saved')} />
    </Stack>
  )
}

/** Ends that are a date of their own, from which the law counts. */
const namedEnds: Partial<Record<ChosenGroup, 'from' | 'until'>> = {
  pregnant: 'until',
  parent_of_young_child: 'from',
  nursing: 'from',
}

/** What follows from these dates by itself. */
const datesOf: Partial<Record<ChosenGroup, 'pregnant_dates' | 'child_dates' | 'nursing_dates'>> = {
  pregnant: 'pregnant_dates',
  parent_of_young_child: 'child_dates',
  nursing: 'nursing_dates',
}

/** From when until when the group holds; left empty, it holds always. */
function DaysOfGroup({ form, group }: Pick<Props, 'form'> & { group: ChosenGroup }) {
  const { t } = useTranslation()
  const { groupDays } = form.values.workingTime
  const place = groupDays.findIndex((one) => one.group === group)
  const name = t(`employees.protected.${group}`)
  const labelOf = (end: 'from' | 'until') =>
    t(`employees.working_time.${namedEnds[group] === end ? `${group}_${end}` : `group_${end}`}`)
  return (
    <Group grow align="flex-start" ml={32} maw={420}>
      {(['from', 'until'] as const).map((end) => (
        <DayField
          key={end}
          label={labelOf(end)}
          aria-label={t(`employees.working_time.group_${end}_of`, { group: name })}
          clearable
          error={form.errors[`workingTime.groupDays.${place}.${end}`]}
          value={groupDays[place]?.[end] ?? null}
          onChange={(day) =>
            form.setFieldValue('workingTime.groupDays', withGroupDays(groupDays, group, { [end]: day }))
          }
        />
      ))}
    </Group>
  )
}

function Protection({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation()
  const chooseGroups = (groups: ChosenGroup[]) => {
    const { groupDays } = form.values.workingTime
    form.setFieldValue('workingTime.groups', groups)
    form.setFieldValue(
      'workingTime.groupDays',
      groupDays.filter(({ group }) => groups.includes(group))
    )
  }
  return (
    <SimpleGrid cols={2} spacing="xl">
      <Stack gap="lg">
        <DayField
          label={t('employees.field.birthDate')}
          description={t('employees.working_time.birth_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('workingTime.birthDate')}
        />
        <Switch
          label={t('employees.field.shiftWorker')}
          description={t('employees.working_time.shift_text')}
          {...form.getInputProps('workingTime.shiftWorker', { type: 'checkbox' })}
        />
        <WeekdayChecks
          label={t('employees.field.restWeekdays')}
          description={t('employees.working_time.rest_days_text')}
          error={form.errors['workingTime.restWeekdays']}
          value={form.values.workingTime.restWeekdays}
          onChange={(days) => form.setFieldValue('workingTime.restWeekdays', days)}
        />
      </Stack>
      <Checkbox.Group
        label={t('employees.field.groups')}
        value={form.values.workingTime.groups}
        error={form.errors['workingTime.groups']}
        onChange={(groups) => chooseGroups(groups as ChosenGroup[])}
      >
        <Stack mt="xs" gap="sm">
          {chosenGroups.map((group) => (
            <Stack key={group} gap={6}>
              <Checkbox
                value={group}
                label={t(`employees.protected.${group}`)}
                description={t(`employees.protected.${group}_text`)}
              />
              {form.values.workingTime.groups.includes(group) && (
                <>
                  <DaysOfGroup form={form} group={group} />
                  {datesOf[group] && (
                    <Text fz="sm" c="dimmed" ml={32} maw={420}>
                      {t(`employees.working_time.${datesOf[group]}`)}
                    </Text>
                  )}
                </>
              )}
            </Stack>
          ))}
        </Stack>
      </Checkbox.Group>
    </SimpleGrid>
  )
}

const levels = ['1', '2', '3', '4', '5']

function PositionHours({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation()
  const names = useNames()
  const { positionIds, positionRules } = form.values
  if (positionIds.length === 0) return <Text c="dimmed">{t('employees.working_time.no_positions')}</Text>
  return (
    <SimpleGrid cols={2}>
      {positionIds.map((id) => (
        <Group key={id} gap="sm" wrap="nowrap" align="flex-end">
          <Select
            w={110}
            label={t('employees.working_time.level')}
            aria-label={t('employees.working_time.level_of', { position: names.position(id).name })}
            data={levels}
            allowDeselect={false}
            value={String(levelAt(positionRules, id))}
            onChange={(level) =>
              form.setFieldValue('positionRules', withLevelAt(positionRules, id, Number(level)))
            }
          />
          <NumberField
            style={{ flex: 1 }}
            label={t('employees.working_time.position', { position: names.position(id).name })}
            kind="hours"
            min={0}
            max={168}
            decimalScale={2}
            suffix={` ${t('employees.working_time.hours')}`}
            placeholder={t('employees.working_time.hours')}
            error={form.errors[`positionRules.${id}.maxMinutesPerWeek`]}
            value={positionRules[id]?.maxHours ?? ''}
            onChange={(hours) => form.setFieldValue('positionRules', withHoursAt(positionRules, id, hours))}
          />
        </Group>
      ))}
    </SimpleGrid>
  )
}
