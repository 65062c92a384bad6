import { SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import {
  settlementMonths,
  type SettlementMonths,
  type WeekStart,
} from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { enumsQuery } from '#/lib/account/profile.ts'
import { dateFormatChoices, timeFormatChoices, weekStartChoices } from '#/domain/company/writing_choices.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { CurrencyField, ZoneField } from '#/domain/company/region_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { OrganisationValues } from './organisation_values.ts'

type Props = { form: UseFormReturnType<OrganisationValues> }

export function RegionalFields({ form }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  return (
    <SimpleGrid cols={2}>
      <SelectField
        label={t('company.field.language')}
        description={t('company.general.language_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={languages.map(({ id, description }) => ({ value: String(id), label: description }))}
        {...form.getInputProps('language')}
        value={String(form.values.language)}
        onChange={(value) => form.setFieldValue('language', Number(value) as LanguageId)}
      />
      <CurrencyField
        label={t('company.field.currency')}
        description={t('company.general.currency_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...form.getInputProps('currency')}
      />
      <ZoneField
        label={t('company.field.timeZone')}
        description={t('company.general.time_zone_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...form.getInputProps('timeZone')}
      />
      <SimpleGrid cols={2}>
        <SelectField
          label={t('company.field.dateFormat')}
          data={dateFormatChoices}
          {...form.getInputProps('dateFormat')}
        />
        <SelectField
          label={t('company.field.timeFormat')}
          data={timeFormatChoices}
          {...form.getInputProps('timeFormat')}
        />
      </SimpleGrid>
      <SelectField
        label={t('company.field.firstDayOfWeek')}
        description={t('company.general.first_day_of_week_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={weekStartChoices(format)}
        error={form.errors.firstDayOfWeek}
        value={String(form.values.firstDayOfWeek)}
        onChange={(value) => form.setFieldValue('firstDayOfWeek', Number(value) as WeekStart)}
      />
    </SimpleGrid>
  )
}

/** How long working time is averaged over, and from which day. */
export function SettlementFields({ form }: Props) {
  const { t } = useTranslation()
  const { settlementPeriod } = form.values
  return (
    <>
      <Text c="dimmed" mb="md" maw={640}>
        {t('company.general.settlement_text')}
      </Text>
      <SimpleGrid cols={2}>
        <SelectField
          label={t('company.field.months')}
          data={settlementMonths.map((months) => ({
            value: String(months),
            label: t('company.months', { count: months }),
          }))}
          error={form.errors['settlementPeriod.months']}
          value={String(settlementPeriod.months)}
          onChange={(value) =>
            form.setFieldValue('settlementPeriod.months', Number(value) as SettlementMonths as never)
          }
        />
        <DayField
          label={t('company.field.startsOn')}
          error={form.errors['settlementPeriod.startsOn']}
          value={settlementPeriod.startsOn}
          onChange={(day) => day && form.setFieldValue('settlementPeriod.startsOn', day as never)}
        />
      </SimpleGrid>
    </>
  )
}
