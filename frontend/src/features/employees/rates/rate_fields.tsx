import { SegmentedControl, SimpleGrid, Text } from '@mantine/core'
import type { Rate, RateInput } from '@shiftloom/backend/contracts/employment_terms'
import { leastPlausible } from '@shiftloom/backend/contracts/rate_amounts'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { minorOf, typedOf } from '#/domain/money/money_units.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import type { FieldInput } from '#/ui/form/field_input.ts'
import { MoneyField } from '#/domain/money/money_field.tsx'

/** Hourly amounts by the kind of day. */
export const amounts = ['weekdayMinor', 'saturdayMinor', 'sundayMinor', 'dayOffMinor'] as const
type Amount = (typeof amounts)[number] | 'salaryMinor'
type Typed = number | string
/** Amounts as typed, under their names on the wire, so that the server's messages find their fields. */
export type RateValues = { validFrom: string | null; kind: Rate['kind'] } & Record<Amount, Typed>

/** A rate as the form holds it. */
export function rateValues(rate: Rate | null, from: Day, currency: string): RateValues {
  const typed = (minor: number | null | undefined) => typedOf(minor ?? null, currency)
  return {
    validFrom: rate?.validFrom ?? from,
    kind: rate?.kind ?? 'hourly',
    salaryMinor: typed(rate?.salaryMinor),
    weekdayMinor: typed(rate?.weekdayMinor),
    saturdayMinor: typed(rate?.saturdayMinor),
    sundayMinor: typed(rate?.sundayMinor),
    dayOffMinor: typed(rate?.dayOffMinor),
  }
}

/** @param of where the form keeps the rate; null: it does not ask for one */
export function rateRules<Values>(t: TFunction, of: (values: Values) => RateValues | null) {
  const needed = (kind: Rate['kind']) => (value: Typed, values: Values) =>
    of(values)?.kind === kind && value === '' ? t('core.required') : null
  return {
    validFrom: (value: string | null, values: Values) => (of(values) && !value ? t('core.required') : null),
    salaryMinor: needed('monthly'),
    weekdayMinor: needed('hourly'),
  }
}

type Props = { input: FieldInput<keyof RateValues>; kind: Rate['kind']; currency: string }

export function RateFields({ input, kind, currency }: Props) {
  const { t } = useTranslation()
  const hourly = kind === 'hourly'
  return (
    <>
      <DayField label={t('employees.rate.validFrom')} withAsterisk {...input('validFrom')} />
      <SegmentedControl
        aria-label={t('employees.rate.kind')}
        data={[
          { value: 'hourly', label: t('employees.rate.hourly') },
          { value: 'monthly', label: t('employees.rate.monthly') },
        ]}
        {...input('kind')}
      />
      {!hourly && (
        <MoneyField
          currency={currency}
          label={t('employees.rate.salaryMinor')}
          withAsterisk
          {...input('salaryMinor')}
        />
      )}
      <Text c="dimmed" fz="sm">
        {t(hourly ? 'employees.rate.hourly_text' : 'employees.rate.monthly_text')}
      </Text>
      <SimpleGrid cols={2}>
        {amounts.map((field) => (
          <MoneyField
            key={field}
            currency={currency}
            label={t(`employees.rate.${field}`)}
            withAsterisk={hourly && field === 'weekdayMinor'}
            {...input(field)}
          />
        ))}
      </SimpleGrid>
    </>
  )
}

export const rateInputOf = (values: RateValues, currency: string): RateInput => ({
  validFrom: values.validFrom!,
  kind: values.kind,
  salaryMinor: values.kind === 'monthly' ? minorOf(values.salaryMinor, currency) : null,
  weekdayMinor: minorOf(values.weekdayMinor, currency),
  saturdayMinor: minorOf(values.saturdayMinor, currency),
  sundayMinor: minorOf(values.sundayMinor, currency),
  dayOffMinor: minorOf(values.dayOffMinor, currency),
})

/** Asks about a comma in the wrong place before it affects a person's pay. */
export function useTinyRate(currency: string): (values: RateValues) => Promise<boolean> {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const tinyOf = (values: RateValues, fields: readonly Amount[], kind: Rate['kind']) =>
    fields.flatMap((field) => {
      const minor = minorOf(values[field], currency)
      return minor === null || minor >= leastPlausible(currency, kind) ? [] : [{ field, kind, minor }]
    })
  return async (values) => {
    const ofMonth = values.kind === 'monthly' ? tinyOf(values, ['salaryMinor'], 'monthly') : []
    const tiny = [...ofMonth, ...tinyOf(values, amounts, 'hourly')]
    if (tiny.length === 0) return true
    const { kind, minor } = tiny[0]!
    const alike = tiny.filter((one) => one.kind === kind)
    return confirm({
      title: t('employees.rate.tiny_title', { amount: format.money({ minor, currency }) }),
      text: t(`employees.rate.tiny_${kind}`, {
        fields: format.list(alike.map(({ field }) => t(`employees.rate.${field}`))),
      }),
      confirmLabel: t('employees.rate.tiny_save'),
    })
  }
}
