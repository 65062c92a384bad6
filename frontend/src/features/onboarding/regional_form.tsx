import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import type { WeekStart } from '@shiftloom/backend/contracts/organisation'
import { dateFormatChoices, timeFormatChoices, weekStartChoices } from '#/domain/company/writing_choices.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { enumsQuery } from '#/lib/account/profile.ts'
import { CurrencyField, ZoneField } from '#/domain/company/region_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { onboardingQuery, useRegionalSettings } from './queries.ts'
import { showRefusal } from './show_refusal.ts'
import { Stage } from './stage.tsx'

/** What is usual in the country, to be looked over; with it the company opens. */
export function RegionalForm({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const send = useRegionalSettings()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  const form = useForm({ initialValues: onboarding.regional })
  const submit = form.onSubmit((values) => send.mutate(values, showRefusal(form)))
  const back = () => cache.setQueryData(onboardingQuery.queryKey, { ...onboarding, step: 'company' as const })
  return (
    <Stage title={t('onboarding.regional.title')} lead={t('onboarding.regional.lead')} done={[2, 2]}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <SelectField
              label={t('onboarding.regional.language')}
              description={t('onboarding.regional.language_text')}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              data={languages.map(({ id, description }) => ({ value: String(id), label: description }))}
              {...form.getInputProps('language')}
              value={String(form.values.language)}
              onChange={(value) => form.setFieldValue('language', Number(value) as LanguageId)}
            />
            <CurrencyField
              label={t('onboarding.regional.currency')}
              description={t('onboarding.regional.currency_text')}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              {...form.getInputProps('currency')}
            />
            <ZoneField label={t('onboarding.regional.time_zone')} {...form.getInputProps('timeZone')} />
            <SimpleGrid cols={2}>
              <SelectField
                label={t('onboarding.regional.date_format')}
                data={dateFormatChoices}
                {...form.getInputProps('dateFormat')}
              />
              <SelectField
                label={t('onboarding.regional.time_format')}
                data={timeFormatChoices}
                {...form.getInputProps('timeFormat')}
              />
            </SimpleGrid>
            <SelectField
              label={t('onboarding.regional.first_day_of_week')}
              data={weekStartChoices(format)}
              error={form.errors.firstDayOfWeek}
              value={String(form.values.firstDayOfWeek)}
              onChange={(value) => form.setFieldValue('firstDayOfWeek', Number(value) as WeekStart)}
            />
          </SimpleGrid>
          <Group justify="space-between">
            <Button variant="default" size="md" onClick={back}>
              {t('core.back')}
            </Button>
            <Button type="submit" size="md" loading={send.isPending}>
              {t('onboarding.regional.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stage>
  )
}
