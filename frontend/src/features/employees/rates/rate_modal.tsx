import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Rate } from '@shiftloom/backend/contracts/employment_terms'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { toast } from '#/ui/toast.ts'
import { createRate, refreshPeople, updateRate } from '../queries.ts'
import {
  RateFields,
  rateInputOf,
  rateRules,
  rateValues,
  useTinyRate,
  type RateValues,
} from './rate_fields.tsx'

type Props = { employee: Pick<Employee, 'id'>; rate: Rate | null; onClose: () => void }

export function RateModal({ employee, rate, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const profile = useProfile()
  // Only the back office has none.
  const currency = rate?.currency ?? profile.currency!
  const send = useSaveVersioned(rate)
  const isMeant = useTinyRate(currency)
  const { form, saving, submit, close } = useCreateForm<RateValues, Rate>({
    initial: rateValues(rate, todayIn(profile.timeZone), currency),
    validate: rateRules<RateValues>(t, (values) => values),
    create: (values, key) =>
      send((current) =>
        current
          ? updateRate(employee.id, current, rateInputOf(values, currency))
          : createRate(employee.id, rateInputOf(values, currency), key)
      ),
    refresh: () => refreshPeople(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })
  const ask = async () => {
    if (await isMeant(form.getValues())) await submit()
  }

  return (
    <FormModal
      size="lg"
      title={t(rate ? 'employees.rate.edit' : 'employees.rate.add')}
      form={{ saving, submit: ask, close }}
    >
      <RateFields input={(field) => form.getInputProps(field)} kind={form.values.kind} currency={currency} />
    </FormModal>
  )
}
