import { SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { LanguageId } from '@shiftloom/backend/contracts/enums'
import { aboutUsSources, companySizes } from '@shiftloom/backend/contracts/about_company'
import { dateFormatChoices, timeFormatChoices } from '#/domain/company/writing_choices.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { enumsQuery } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { CountryField, CurrencyField, ZoneField } from '#/domain/company/region_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { OrganisationValues } from './organisation_values.ts'
import { choicesQuery } from './queries.ts'

type Props = {
  form: UseFormReturnType<OrganisationValues>
  /** What else another country means. */
  onCountry?: (country: string) => void
}

/** Who the company is. */
export function CompanyFields({ form, onCountry }: Props) {
  const { t } = useTranslation()
  const { country, industry } = form.values
  const industries = useQuery(choicesQuery).data?.industries ?? []
  const known = industries.map(({ key, name }) => ({ value: key, label: name }))
  // One that went out of use stays with those that have it.
  const unknown = industry !== null && !known.some(({ value }) => value === industry)
  return (
    <SimpleGrid cols={2}>
      <TextField
        label={t('organisations.field.company')}
        withAsterisk
        maxLength={120}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <CountryField
        label={t('organisations.field.country')}
        {...form.getInputProps('country')}
        onChange={(code) => {
          if (!code) return
          form.setFieldValue('country', code as never)
          onCountry?.(code)
        }}
      />
      <TextField
        label={t('organisations.field.taxId')}
        description={t('organisations.tax_id_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={20}
        placeholder={country === 'PL' ? '1234563218' : undefined}
        {...form.getInputProps('taxId')}
      />
      <TextField
        label={t('organisations.field.registrationNumber')}
        description={t('organisations.registration_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={30}
        {...form.getInputProps('registrationNumber')}
      />
      <TextField
        label={t('organisations.field.contactPerson')}
        maxLength={200}
        {...form.getInputProps('contactPerson')}
      />
      <TextField
        label={t('organisations.field.street')}
        maxLength={200}
        {...form.getInputProps('address.street')}
      />
      <SimpleGrid cols={2} style={{ gridTemplateColumns: '1fr 2fr' }}>
        <TextField
          label={t('organisations.field.postalCode')}
          placeholder={country === 'PL' ? '00-000' : undefined}
          {...form.getInputProps('address.postalCode')}
        />
        <TextField
          label={t('organisations.field.city')}
          maxLength={120}
          {...form.getInputProps('address.city')}
        />
      </SimpleGrid>
      <SelectField
        clearable
        searchable
        label={t('organisations.field.industry')}
        data={unknown ? [{ value: industry, label: industry }, ...known] : known}
        {...form.getInputProps('industry')}
      />
      <SelectField
        clearable
        label={t('organisations.field.companySize')}
        data={companySizes.map((value) => ({
          value,
          label: t('organisations.people', { range: value.replace('-', '–') }),
        }))}
        {...form.getInputProps('companySize')}
      />
      <SelectField
        clearable
        label={t('organisations.field.aboutUsSource')}
        data={aboutUsSources.map((value) => ({ value, label: t(`organisations.source.${value}`) }))}
        {...form.getInputProps('aboutUsSource')}
      />
    </SimpleGrid>
  )
}

/** In which words and formats the company works. */
export function RegionalFields({ form }: Props) {
  const { t } = useTranslation()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  return (
    <SimpleGrid cols={2}>
      <SelectField
        label={t('organisations.field.language')}
        data={languages.map(({ id, description }) => ({ value: String(id), label: description }))}
        {...form.getInputProps('language')}
        value={String(form.values.language)}
        onChange={(value) => form.setFieldValue('language', Number(value) as LanguageId as never)}
      />
      <CurrencyField label={t('organisations.field.currency')} {...form.getInputProps('currency')} />
      <ZoneField label={t('organisations.field.timeZone')} {...form.getInputProps('timeZone')} />
      <SimpleGrid cols={2}>
        <SelectField
          label={t('organisations.field.dateFormat')}
          data={dateFormatChoices}
          {...form.getInputProps('dateFormat')}
        />
        <SelectField
          label={t('organisations.field.timeFormat')}
          data={timeFormatChoices}
          {...form.getInputProps('timeFormat')}
        />
      </SimpleGrid>
    </SimpleGrid>
  )
}

/** Who of the provider cares for the company. */
export function CarerField({ form }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const carers = useQuery(choicesQuery).data?.carers ?? []
  return (
    <SelectField
      clearable
      searchable
      label={t('organisations.field.carerUserId')}
      placeholder={t('organisations.no_carer')}
      data={carers.map((carer) => ({ value: carer.id, label: format.personName(carer) }))}
      {...form.getInputProps('carerUserId')}
    />
  )
}

/** What only some customers have. */
export function EnterpriseFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      <Switch
        label={t('organisations.field.metricsEnabled')}
        {...form.getInputProps('metricsEnabled', { type: 'checkbox' })}
      />
      <Text fz="sm" c="dimmed">
        {t('organisations.metrics_text')}
      </Text>
    </Stack>
  )
}
