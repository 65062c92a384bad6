import { SimpleGrid, Text } from '@mantine/core'
import { workSystems, type WorkSystem } from '@shiftloom/solver/labour_code/limits'
import type { Contract, ContractInput } from '@shiftloom/backend/contracts/employment_terms'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DayField } from '#/ui/form/day_field.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { FieldInput } from '#/ui/form/field_input.ts'
import { SelectField } from '#/ui/select_field.tsx'

export type ContractValues = {
  startsOn: string | null
  endsOn: string | null
  workSystem: WorkSystem
  fte: number | string
  /** Hours, as people agree them; the wire has minutes. */
  agreedHours: number | string
  maxDailyHours: number | string
}

/** A contract as the form holds it; a new one is full time from a day on. */
export const contractValues = (contract: Contract | null, from: Day): ContractValues => ({
  startsOn: contract?.startsOn ?? from,
  endsOn: contract?.endsOn ?? null,
  workSystem: contract?.workSystem ?? 'BASIC',
  fte: contract?.fte ?? 1,
  agreedHours: hoursOf(contract?.agreedMinutesPerMonth ?? null),
  maxDailyHours: hoursOf(contract?.maxDailyMinutes ?? null),
})

/** @param of where the form keeps the contract; null: it does not ask for one */
export function contractRules<Values>(t: TFunction, of: (values: Values) => ContractValues | null) {
  const required = (value: string | number | null, values: Values) =>
    of(values) && (value === null || value === '') ? t('core.required') : null
  return {
    startsOn: required,
    fte: required,
    endsOn: (end: string | null, values: Values) => {
      const startsOn = of(values)?.startsOn
      return end && startsOn && end < startsOn ? t('employees.contract.end_before_start') : null
    },
  }
}

type Props = { input: FieldInput<keyof ContractValues>; workSystem: WorkSystem }

export function ContractFields({ input, workSystem }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <SimpleGrid cols={2}>
        <DayField label={t('employees.contract.startsOn')} withAsterisk {...input('startsOn')} />
        <DayField
          label={t('employees.contract.endsOn')}
          description={t('employees.contract.endsOn_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...input('endsOn')}
        />
        <SelectField
          label={t('employees.contract.workSystem')}
          data={workSystems.map((value) => ({ value, label: t(`employees.work_system.${value}`) }))}
          {...input('workSystem')}
        />
        <NumberField
          label={t('employees.contract.fte')}
          withAsterisk
          kind="share"
          min={0.001}
          max={1}
          step={0.125}
          decimalScale={3}
          {...input('fte')}
        />
        <NumberField
          label={t('employees.contract.agreedHours')}
          description={t('employees.contract.agreedHours_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          kind="hours"
          min={0}
          max={744}
          decimalScale={2}
          {...input('agreedHours')}
        />
        {longDays.includes(workSystem) && (
          <NumberField
            label={t('employees.contract.maxDailyHours')}
            kind="hours"
            min={1}
            max={24}
            decimalScale={2}
            {...input('maxDailyHours')}
          />
        )}
      </SimpleGrid>
      <Text c="dimmed" fz="sm">
        {t('employees.contract.note')}
      </Text>
    </>
  )
}

/** Systems in which a day may be longer than eight hours, up to a limit of the contract. */
const longDays: WorkSystem[] = ['EQUIV12', 'EQUIV16', 'EQUIV24', 'SHORTWEEK', 'WEEKEND']

export const contractInputOf = (values: ContractValues): ContractInput => ({
  startsOn: values.startsOn!,
  endsOn: values.endsOn,
  workSystem: values.workSystem,
  fte: Number(values.fte),
  agreedMinutesPerMonth: minutesOf(values.agreedHours),
  maxDailyMinutes: longDays.includes(values.workSystem) ? minutesOf(values.maxDailyHours) : null,
})

const hoursOf = (minutes: number | null): number | string => (minutes === null ? '' : minutes / 60)
const minutesOf = (hours: number | string): number | null =>
  hours === '' ? null : Math.round(Number(hours) * 60)
