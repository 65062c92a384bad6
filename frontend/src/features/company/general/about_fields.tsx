import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { aboutUsSources, companySizes } from '@shiftloom/backend/contracts/about_company'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#/ui/select_field.tsx'
import type { OrganisationValues } from '../organisation_values.ts'
import { industriesQuery } from '../queries.ts'

/** What the company said of itself when it registered. */
export function AboutFields({ form }: { form: UseFormReturnType<OrganisationValues> }) {
  const { t } = useTranslation()
  const industries = useQuery(industriesQuery()).data ?? []
  const { industry } = form.values.about
  const known = industries.map(({ key, name }) => ({ value: key, label: name }))
  // One that went out of use stays with those that have it.
  const isUnknown = industry !== null && !known.some(({ value }) => value === industry)
  return (
    <SimpleGrid cols={3}>
      <SelectField
        clearable
        searchable
        label={t('company.field.industry')}
        data={isUnknown ? [{ value: industry, label: industry }, ...known] : known}
        {...form.getInputProps('about.industry')}
      />
      <SelectField
        clearable
        label={t('company.field.companySize')}
        data={companySizes.map((value) => ({
          value,
          label: t('company.people', { range: value.replace('-', '–') }),
        }))}
        {...form.getInputProps('about.companySize')}
      />
      <SelectField
        clearable
        label={t('company.field.aboutUsSource')}
        data={aboutUsSources.map((value) => ({ value, label: t(`company.source.${value}`) }))}
        {...form.getInputProps('about.aboutUsSource')}
      />
    </SimpleGrid>
  )
}
