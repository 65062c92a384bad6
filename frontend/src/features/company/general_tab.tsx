import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Organisation } from '@shiftloom/backend/contracts/organisation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery, useCan } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { TextField } from '#/ui/fields.tsx'
import { CountryField } from '#/domain/company/region_fields.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { EditForm } from '#/ui/form/edit_form.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { Section } from '#/ui/section.tsx'
import { inputOf, type OrganisationValues, valuesOf } from './organisation_values.ts'
import { organisationQuery, refreshCompany, updateOrganisation } from './queries.ts'
import { rulesOfNumbers } from './general/rules_of_numbers.ts'
import { AvailabilityFields, RequestSwitches } from './general/availability_fields.tsx'
import { DeletionSection } from './general/deletion_section.tsx'
import { AboutFields } from './general/about_fields.tsx'
import { ElsewhereSection } from './general/elsewhere_section.tsx'
import { LicenceSection } from './general/licence_section.tsx'
import { OpenShiftFields } from './general/open_shift_fields.tsx'
import { LogoField } from './general/logo_field.tsx'
import { TimeRegistrationFields } from './general/time_registration_fields.tsx'
import { RegionalFields, SettlementFields } from './regional_fields.tsx'

export function GeneralTab() {
  const organisation = useQuery(organisationQuery)
  if (organisation.data) return <GeneralForm organisation={organisation.data} />
  if (organisation.isLoadingError)
    return <ErrorState error={organisation.error} onRetry={organisation.refetch} />
  return <RowsSkeleton rows={6} height={56} />
}

function GeneralForm({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const rules = rulesFor(t)
  const mayClose = useCan('company.request_deletion')
  const server = useServerForm({
    row: organisation,
    valuesOf,
    validate: { name: rules.required, taxId: rules.taxId, ...rulesOfNumbers(t) },
    save: async (values, version) => {
      const saved = await updateOrganisation(inputOf(values, version))
      cache.setQueryData(organisationQuery.queryKey, saved)
      void refreshCompany(cache)
      // The frame shows the company's name and zone.
      void cache.invalidateQueries({ queryKey: profileQuery.queryKey })
      return saved
    },
  })
  const { form } = server
  return (
    <>
      <EditForm server={server} labelOf={(field) => t(`company.field.${field}`)}>
        <Section title={t('company.general.company')}>
          <LogoField logoUrl={organisation.logoUrl} />
          <CompanyFields form={form} />
        </Section>
        <Section title={t('company.field.about')}>
          <AboutFields form={form} />
        </Section>
        <Section title={t('company.general.regional')}>
          <RegionalFields form={form} />
        </Section>
        <Section title={t('company.general.settlement')}>
          <SettlementFields form={form} />
        </Section>
        <Section title={t('company.field.timeRegistration')}>
          <TimeRegistrationFields form={form} />
        </Section>
        <Section title={t('company.field.availability')}>
          <AvailabilityFields form={form} />
        </Section>
        <Section title={t('company.general.swaps_trips')}>
          <RequestSwitches form={form} />
        </Section>
        <Section title={t('company.field.openShifts')}>
          <OpenShiftFields form={form} />
        </Section>
        <ElsewhereSection />
        {organisation.licence && <LicenceSection licence={organisation.licence} />}
      </EditForm>
      {mayClose && <DeletionSection name={organisation.name} />}
    </>
  )
}

function CompanyFields({ form }: { form: UseFormReturnType<OrganisationValues> }) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={2}>
      <TextField label={t('company.field.name')} withAsterisk {...form.getInputProps('name')} />
      <TextField
        label={t('company.field.taxId')}
        description={t('company.general.tax_id_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={20}
        {...form.getInputProps('taxId')}
      />
      <TextField
        label={t('company.field.registrationNumber')}
        description={t('company.general.registration_text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={30}
        {...form.getInputProps('registrationNumber')}
      />
      <TextField label={t('company.field.street')} {...form.getInputProps('address.street')} />
      <SimpleGrid cols={2} style={{ gridTemplateColumns: '1fr 2fr' }}>
        <TextField
          label={t('company.field.postalCode')}
          placeholder={form.values.country === 'PL' ? '00-000' : undefined}
          {...form.getInputProps('address.postalCode')}
        />
        <TextField label={t('company.field.city')} {...form.getInputProps('address.city')} />
      </SimpleGrid>
      <CountryField label={t('company.field.country')} {...form.getInputProps('country')} />
      <TextField label={t('company.field.contactPerson')} {...form.getInputProps('contactPerson')} />
    </SimpleGrid>
  )
}
