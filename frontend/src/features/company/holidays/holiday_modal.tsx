import { Fieldset, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import type { OwnHoliday } from '@shiftloom/backend/contracts/holidays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { countryName } from '#/domain/company/regions.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { TextField } from '#/ui/fields.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { orNull, rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { refreshCompany } from '../queries.ts'
import { createHoliday, updateHoliday } from './holiday_queries.ts'

type Props = { holiday: OwnHoliday | null; countries: string[]; year: number; onClose: () => void }
type Values = {
  name: string
  names: Record<Locale, string>
  day: string | null
  country: string
  repeatsYearly: boolean
}

const everywhere = 'all'
const namesOf = <Name,>(name: (locale: Locale) => Name) =>
  Object.fromEntries(locales.map((locale) => [locale, name(locale)])) as Record<Locale, Name>

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
      names: namesOf((locale) => holiday?.names[locale] ?? ''),
      day: holiday?.day ?? (today.startsWith(String(year)) ? today : `${year}-01-02`),
      country: holiday?.country ?? everywhere,
      repeatsYearly: holiday?.repeatsYearly ?? false,
    },
    validate: { name: required, day: required },
    create: ({ country, day, names, ...values }, key) => {
      const own = namesOf((locale) => orNull(names[locale]))
      const input = { ...values, names: own, day: day!, country: country === everywhere ? null : country }
      return send((current) => (current ? updateHoliday(current, input) : createHoliday(input, key)))
    },
    refresh: () =>
      Promise.all([cache.invalidateQueries({ queryKey: ['labour-code'] }), refreshCompany(cache)]),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
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
      <Fieldset legend={t('company.holiday.names')}>
        <Text fz="sm" c="dimmed" mb="xs">
          {t('company.holiday.names_text')}
        </Text>
        <Stack gap="xs">
          {locales.map((locale) => (
            <TextField
              key={locale}
              label={t(`company.holiday_name_in.${locale}`)}
              {...form.getInputProps(`names.${locale}`)}
            />
          ))}
        </Stack>
      </Fieldset>
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
