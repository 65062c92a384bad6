import { SimpleGrid, Switch } from '@mantine/core'
import type { OwnHoliday } from '@shiftloom/backend/contracts/holidays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/format.ts'
import { useProfile } from '#/lib/profile.ts'
import { countryName } from '#/lib/regions.ts'
import { todayIn } from '#/lib/time_zone.ts'
import { TextField } from '#/ui/fields.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { refreshCompany } from '../queries.ts'
import { createHoliday, updateHoliday } from './holiday_queries.ts'

type Props = { holiday: OwnHoliday | null; countries: string[]; year: number; onClose: () => void }
type Values = { name: string; day: string | null; country: string; repeatsYearly: boolean }

const everywhere = 'all'

/** A day of the company's own. */
export function HolidayModal({ holiday, countries, year, onClose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const today = todayIn(useProfile().timeZone)
  const send = useSaveVersioned(holiday)
  const { required } = rulesFor(t)
  const { form, saving, submit, close } = useCreateForm<Values, OwnHoliday>({
    initial: {
      name: holiday?.name ?? '',
      day: holiday?.day ?? (today.startsWith(String(year)) ? today : `${year}-01-02`),
      country: holiday?.country ?? everywhere,
      repeatsYearly: holiday?.repeatsYearly ?? false,
    },
    validate: { name: required, day: required },
    create: ({ country, day, ...values }, key) => {
      const input = { ...values, day: day!, country: country === everywhere ? null : country }
      return send((current) => (current ? updateHoliday(current, input) : createHoliday(input, key)))
    },
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      void cache.invalidateQueries({ queryKey: ['labour-code'] })
      void refreshCompany(cache)
      onClose()
    },
    onClose,
  })
  // A country the company has left meanwhile stays choosable for what was kept there.
  const choices = [...new Set([...countries, ...(holiday?.country ? [holiday.country] : [])])]
  return (
    <FormModal
      title={t(holiday ? 'company.holiday.edit' : 'company.holiday.add')}
      form={{ saving, submit, close }}
    >
      <TextField
        label={t('company.holiday.name')}
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={2}>
        <DayField label={t('company.holiday.day')} withAsterisk {...form.getInputProps('day')} />
        <SelectField
          label={t('company.holiday.country')}
          data={[
            { value: everywhere, label: t('company.holiday.everywhere') },
            ...choices.map((code) => ({ value: code, label: countryName(format, code) })),
          ]}
          {...form.getInputProps('country')}
        />
      </SimpleGrid>
      <Switch
        label={t('company.holiday.repeatsYearly')}
        description={t('company.holiday.repeatsYearly_text')}
        {...form.getInputProps('repeatsYearly', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
