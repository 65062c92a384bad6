import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { enumsQuery } from '#/lib/account/profile.ts'
import { countryName } from '#/domain/company/regions.ts'
import type { OrganisationValues } from './organisation_values.ts'
import { choicesQuery } from './queries.ts'

/** What a field holds, in words, for showing two versions beside each other. */
export function useDescribe() {
  const { t } = useTranslation()
  const format = useFormat()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  const choices = useQuery(choicesQuery).data
  return (field: keyof OrganisationValues, values: OrganisationValues): string => {
    const carer = choices?.carers.find(({ id }) => id === values.carerUserId)
    const { street, postalCode, city } = values.address
    const special: Partial<Record<keyof OrganisationValues, string | null | undefined>> = {
      address: [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '),
      country: countryName(format, values.country),
      industry: choices?.industries.find(({ key }) => key === values.industry)?.name,
      aboutUsSource: values.aboutUsSource && t(`organisations.source.${values.aboutUsSource}`),
      language: languages.find(({ id }) => id === values.language)?.description,
      carerUserId: carer ? format.personName(carer) : t('organisations.no_carer'),
      metricsEnabled: t(values.metricsEnabled ? 'form.yes' : 'form.no'),
    }
    return (special[field] ?? String((values[field] as string | null) ?? '')) || '—'
  }
}
