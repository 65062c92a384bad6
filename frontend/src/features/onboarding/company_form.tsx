import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  companyFunctions,
  type CompanyDataInput,
  type Onboarding,
} from '@shiftloom/backend/contracts/onboarding'
import { aboutUsSources, companySizes } from '@shiftloom/backend/contracts/about_company'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { browserZone } from '#/lib/time/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { TextField } from '#/ui/fields.tsx'
import { CountryField } from '#/domain/company/region_fields.tsx'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { rulesFor, writtenPhone } from '#/ui/form/rules.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { industriesQuery, useCompanyData } from './queries.ts'
import { Stage } from './stage.tsx'
import { showRefusal } from './show_refusal.ts'

/** The extra data form: who the company is. */
export function CompanyForm({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTranslation()
  const rules = rulesFor(t)
  const send = useCompanyData()
  const { company } = onboarding
  const industries = useQuery(industriesQuery())
  const form = useForm({
    initialValues: { ...company, phone: company.phone ?? '' },
    validate: {
      name: rules.required,
      country: rules.required,
      phone: (phone, { country }) => rules.required(phone) ?? rules.phone(writtenPhone(phone, country)),
      function: rules.required,
      industry: rules.required,
      companySize: rules.required,
      aboutUsSource: rules.required,
    },
  })
  const submit = form.onSubmit(
    (values) =>
      send.mutate(
        {
          ...(values as Omit<CompanyDataInput, 'timeZone'>),
          phone: writtenPhone(values.phone, values.country)!,
          timeZone: browserZone(),
        },
        showRefusal(form)
      ),
    () => goToFirstProblem()
  )
  if (!industries.data)
    return industries.isLoadingError ? (
      <ErrorState error={industries.error} onRetry={industries.refetch} />
    ) : (
      <RowsSkeleton rows={6} />
    )
  return (
    <Stage title={t('onboarding.company.title')} lead={t('onboarding.company.lead')} done={[1, 2]}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <TextField
              label={t('onboarding.company.name')}
              withAsterisk
              autoComplete="organization"
              maxLength={120}
              {...form.getInputProps('name')}
            />
            <CountryField
              label={t('onboarding.company.country')}
              withAsterisk
              {...form.getInputProps('country')}
            />
            <TextField
              label={t('onboarding.company.phone')}
              type="tel"
              autoComplete="tel"
              placeholder={t('form.phone_example')}
              withAsterisk
              {...form.getInputProps('phone')}
            />
            <SelectField
              label={t('onboarding.company.function')}
              withAsterisk
              data={companyFunctions.map((value) => ({ value, label: t(`onboarding.function.${value}`) }))}
              {...form.getInputProps('function')}
            />
            <SelectField
              label={t('onboarding.company.industry')}
              withAsterisk
              data={industries.data.map(({ key, name }) => ({ value: key, label: name }))}
              {...form.getInputProps('industry')}
            />
            <SelectField
              label={t('onboarding.company.size')}
              withAsterisk
              data={companySizes.map((value) => ({
                value,
                label: t('onboarding.people', { range: value.replace('-', '–') }),
              }))}
              {...form.getInputProps('companySize')}
            />
            <SelectField
              label={t('onboarding.company.source')}
              withAsterisk
              data={aboutUsSources.map((value) => ({ value, label: t(`onboarding.source.${value}`) }))}
              {...form.getInputProps('aboutUsSource')}
            />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button type="submit" size="md" loading={send.isPending}>
              {t('onboarding.next')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stage>
  )
}
