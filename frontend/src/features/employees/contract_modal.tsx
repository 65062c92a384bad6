import { SimpleGrid, Text } from '@mantine/core'
import { workSystems, type WorkSystem } from '@shiftloom/backend/contracts/enums'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Contract, ContractInput } from '@shiftloom/backend/contracts/employment_terms'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/profile.ts'
import { todayIn } from '#/lib/time_zone.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { createContract, refreshPeople, updateContract } from './queries.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'

type Values = {
  startsOn: string | null
  endsOn: string | null
  workSystem: WorkSystem
  fte: number | string
  /** Hours, as people agree them; the wire has minutes. */
  agreedHours: number | string
  maxDailyHours: number | string
}
type Props = { employee: Employee; contract: Contract | null; onClose: () => void }

const hoursOf = (minutes: number | null): number | string => (minutes === null ? '' : minutes / 60)
const minutesOf = (hours: number | string): number | null =>
  hours === '' ? null : Math.round(Number(hours) * 60)

/** Systems in which a day may be longer than eight hours, up to a limit of the contract. */
const longDays: WorkSystem[] = ['EQUIV12', 'EQUIV16', 'EQUIV24', 'SHORTWEEK', 'WEEKEND']

export function ContractModal({ employee, contract, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { timeZone } = useProfile()
  const send = useSaveVersioned(contract)
  const required = (value: unknown) => (value === null || value === '' ? t('core.required') : null)
  const { form, saving, submit, close } = useCreateForm<Values, Contract>({
    initial: {
      startsOn: contract?.startsOn ?? todayIn(timeZone),
      endsOn: contract?.endsOn ?? null,
      workSystem: contract?.workSystem ?? 'BASIC',
      fte: contract?.fte ?? 1,
      agreedHours: hoursOf(contract?.agreedMinutesPerMonth ?? null),
      maxDailyHours: hoursOf(contract?.maxDailyMinutes ?? null),
    },
    validate: {
      startsOn: required,
      fte: required,
      endsOn: (end: string | null, { startsOn }) =>
        end && startsOn && end < startsOn ? t('employees.contract.end_before_start') : null,
    },
    create: (values, key) =>
      send((current) =>
        current
          ? updateContract(employee.id, current, inputOf(values))
          : createContract(employee.id, inputOf(values), key)
      ),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      void refreshPeople(cache)
      onClose()
    },
    onClose,
  })

  return (
    <FormModal
      size="lg"
      title={t(contract ? 'employees.contract.edit' : 'employees.contract.add')}
      form={{ saving, submit, close }}
    >
      <SimpleGrid cols={2}>
        <DayField label={t('employees.contract.startsOn')} withAsterisk {...form.getInputProps('startsOn')} />
        <DayField
          label={t('employees.contract.endsOn')}
          description={t('employees.contract.endsOn_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('endsOn')}
        />
        <SelectField
          label={t('employees.contract.workSystem')}
          data={workSystems.map((value) => ({ value, label: t(`employees.work_system.${value}`) }))}
          {...form.getInputProps('workSystem')}
        />
        <NumberField
          label={t('employees.contract.fte')}
          withAsterisk
          min={0.001}
          max={1}
          step={0.125}
          decimalScale={3}
          {...form.getInputProps('fte')}
        />
        <NumberField
          label={t('employees.contract.agreedHours')}
          description={t('employees.contract.agreedHours_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          min={0}
          max={744}
          decimalScale={2}
          {...form.getInputProps('agreedHours')}
        />
        {longDays.includes(form.values.workSystem) && (
          <NumberField
            label={t('employees.contract.maxDailyHours')}
            min={1}
            max={24}
            decimalScale={2}
            {...form.getInputProps('maxDailyHours')}
          />
        )}
      </SimpleGrid>
      <Text c="dimmed" fz="sm">
        {t('employees.contract.note')}
      </Text>
    </FormModal>
  )
}

const inputOf = (values: Values): ContractInput => ({
  startsOn: values.startsOn!,
  endsOn: values.endsOn,
  workSystem: values.workSystem,
  fte: Number(values.fte),
  agreedMinutesPerMonth: minutesOf(values.agreedHours),
  maxDailyMinutes: longDays.includes(values.workSystem) ? minutesOf(values.maxDailyHours) : null,
})
