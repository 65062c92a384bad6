import { SegmentedControl, SimpleGrid, Text } from '@mantine/core'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Rate, RateInput } from '@shiftloom/backend/contracts/employment_terms'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/profile.ts'
import { todayIn } from '#/lib/time_zone.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { digitsOf, minorOf, typedOf } from '#/lib/money_units.ts'
import { createRate, refreshPeople, updateRate } from './queries.ts'
import { amounts } from './rates_tab.tsx'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'

type Typed = number | string
/** Amounts as typed, under their names on the wire, so that the server's messages find their fields. */
type Values = { validFrom: string | null; kind: Rate['kind']; salaryMinor: Typed } & Record<
  (typeof amounts)[number],
  Typed
>
type Props = { employee: Employee; rate: Rate | null; onClose: () => void }

export function RateModal({ employee, rate, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const profile = useProfile()
  // Only the back office has none.
  const currency = rate?.currency ?? profile.currency!
  const send = useSaveVersioned(rate)
  const typed = (minor: number | null | undefined) => typedOf(minor ?? null, currency)
  const needed = (kind: Rate['kind']) => (value: Typed, values: Values) =>
    values.kind === kind && value === '' ? t('core.required') : null
  const { form, saving, submit, close } = useCreateForm<Values, Rate>({
    initial: {
      validFrom: rate?.validFrom ?? todayIn(profile.timeZone),
      kind: rate?.kind ?? 'hourly',
      salaryMinor: typed(rate?.salaryMinor),
      weekdayMinor: typed(rate?.weekdayMinor),
      saturdayMinor: typed(rate?.saturdayMinor),
      sundayMinor: typed(rate?.sundayMinor),
      dayOffMinor: typed(rate?.dayOffMinor),
    },
    validate: {
      validFrom: (value: string | null) => (value ? null : t('core.required')),
      salaryMinor: needed('monthly'),
      weekdayMinor: needed('hourly'),
    },
    create: (values, key) =>
      send((current) =>
        current
          ? updateRate(employee.id, current, inputOf(values, currency))
          : createRate(employee.id, inputOf(values, currency), key)
      ),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      void refreshPeople(cache)
      onClose()
    },
    onClose,
  })
  const hourly = form.values.kind === 'hourly'
  const amount = { min: 0, decimalScale: digitsOf(currency), suffix: ` ${currency}` }

  return (
    <FormModal
      size="lg"
      title={t(rate ? 'employees.rate.edit' : 'employees.rate.add')}
      form={{ saving, submit, close }}
    >
      <DayField label={t('employees.rate.validFrom')} withAsterisk {...form.getInputProps('validFrom')} />
      <SegmentedControl
        aria-label={t('employees.rate.kind')}
        data={[
          { value: 'hourly', label: t('employees.rate.hourly') },
          { value: 'monthly', label: t('employees.rate.monthly') },
        ]}
        {...form.getInputProps('kind')}
      />
      {!hourly && (
        <NumberField
          {...amount}
          label={t('employees.rate.salaryMinor')}
          withAsterisk
          {...form.getInputProps('salaryMinor')}
        />
      )}
      <Text c="dimmed" fz="sm">
        {t(hourly ? 'employees.rate.hourly_text' : 'employees.rate.monthly_text')}
      </Text>
      <SimpleGrid cols={2}>
        {amounts.map((field) => (
          <NumberField
            key={field}
            {...amount}
            label={t(`employees.rate.${field}`)}
            withAsterisk={hourly && field === 'weekdayMinor'}
            {...form.getInputProps(field)}
          />
        ))}
      </SimpleGrid>
    </FormModal>
  )
}

const inputOf = (values: Values, currency: string): RateInput => ({
  validFrom: values.validFrom!,
  kind: values.kind,
  salaryMinor: values.kind === 'monthly' ? minorOf(values.salaryMinor, currency) : null,
  weekdayMinor: minorOf(values.weekdayMinor, currency),
  saturdayMinor: minorOf(values.saturdayMinor, currency),
  sundayMinor: minorOf(values.sundayMinor, currency),
  dayOffMinor: minorOf(values.dayOffMinor, currency),
})
