import { Alert, SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { mostPeople } from '@shiftloom/backend/contracts/demand_rules'
import {
  longestShiftMinutes,
  shortestShiftMinutes,
  startSteps,
} from '@shiftloom/backend/contracts/demand_staffing'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { NumberField } from '#/ui/form/number_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { StaffingValues } from './staffing_values.ts'

type Props = {
  form: UseFormReturnType<StaffingValues>
  /** The longest shift by the rules in force. */
  lawfulMinutes: number
}

/** How many people at once, how long their shifts are and when they begin. */
export function LengthFields({ form, lawfulMinutes }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { mostMinutes } = form.values
  const length = {
    ...{ kind: 'hours' as const, step: 0.5, decimalScale: 2, suffix: ` ${t('demand_staff.edit.hours')}` },
    ...{ min: shortestShiftMinutes / 60, max: longestShiftMinutes / 60 },
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberField
          label={t('demand_staff.edit.leastMinutes')}
          {...length}
          {...form.getInputProps('leastMinutes')}
        />
        <NumberField
          label={t('demand_staff.edit.mostMinutes')}
          {...length}
          {...form.getInputProps('mostMinutes')}
        />
        <SelectField
          label={t('demand_staff.edit.startEveryMinutes')}
          data={startSteps.map((minutes) => ({
            value: String(minutes),
            label: t(`demand_staff.edit.every_${minutes}`),
          }))}
          {...form.getInputProps('startEveryMinutes')}
        />
        <NumberField
          label={t('demand_staff.edit.mostPeople')}
          placeholder={t('demand_staff.edit.no_maximum')}
          min={1}
          max={mostPeople}
          allowDecimal={false}
          {...form.getInputProps('mostPeople')}
        />
      </SimpleGrid>
      {Number(mostMinutes) * 60 > lawfulMinutes && (
        <Alert color="blue">
          {t('demand_staff.edit.lawful', { hours: format.shortHours(lawfulMinutes) })}
        </Alert>
      )}
    </>
  )
}
