import { Card, SimpleGrid, Stack } from '@mantine/core'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { lengthOf } from '#/domain/labour_code/length_of.ts'
import { Fact } from '../people/fact.tsx'
import { LimitsToday } from './limits_today.tsx'
import { useNames } from '../people/use_names.ts'
import { useGroupText } from '../people/use_group_text.ts'
import { ownLimits } from '../values/working_time_values.ts'

/** What is known of a person's working time, and what follows from it. */
export function WorkingTime({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const groupText = useGroupText()
  const own = employee.workingTime
  if (!own) return null
  const limited = employee.positionIds.flatMap((id) => {
    const most = employee.positionRules[id]?.maxMinutesPerWeek
    return most ? [{ id, most }] : []
  })
  const skilled = employee.positionIds.flatMap((id) => {
    const level = employee.positionRules[id]?.level ?? 1
    return level > 1 ? [{ id, level }] : []
  })
  return (
    <Stack gap="lg">
      <LimitsToday employeeId={employee.id} title={t('employees.working_time.results')} />
      <Card>
        <SimpleGrid cols={2} spacing="lg">
          <Fact label={t('employees.field.birthDate')}>
            {own.birthDate && format.day(own.birthDate, 'numeric')}
          </Fact>
          <Fact label={t('employees.field.groups')}>
            {own.groups.length > 0 &&
              format.list(own.groups.map((group) => groupText(group, own.groupDays ?? [])))}
          </Fact>
          <Fact label={t('employees.field.shiftWorker')}>{t(own.shiftWorker ? 'form.yes' : 'form.no')}</Fact>
          {ownLimits.map((name) => (
            <Fact key={name} label={t(`employees.field.${name}`)}>
              {own[name] !== null && lengthOf(t, own[name])}
            </Fact>
          ))}
          <Fact label={t('employees.field.overtimeWorked')}>
            {own.overtimeWorked &&
              t('employees.working_time.overtime_of', {
                hours: lengthOf(t, own.overtimeWorked.minutes),
                day: format.day(own.overtimeWorked.until, 'numeric'),
              })}
          </Fact>
          {skilled.map(({ id, level }) => (
            <Fact
              key={id}
              label={t('employees.working_time.level_of', { position: names.position(id).name })}
            >
              {format.number(level)}
            </Fact>
          ))}
          {limited.map(({ id, most }) => (
            <Fact
              key={id}
              label={t('employees.working_time.position', { position: names.position(id).name })}
            >
              {lengthOf(t, most)}
            </Fact>
          ))}
        </SimpleGrid>
      </Card>
    </Stack>
  )
}
