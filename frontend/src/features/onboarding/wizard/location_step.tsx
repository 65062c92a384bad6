import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { CountryField, ZoneField } from '#/domain/company/region_fields.tsx'
import { orNull, rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { createLocation, firstLocationQuery, useStep } from '../queries.ts'
import { WizardActions, WizardFrame } from './wizard_frame.tsx'

/** The first location. Come back to, it stands as it was made. */
export function LocationStep({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTranslation()
  const { locationId } = onboarding
  return (
    <WizardFrame step="location" title={t('onboarding.location.title')} lead={t('onboarding.location.lead')}>
      {locationId ? <MadeLocation id={locationId} /> : <NewLocation onboarding={onboarding} />}
    </WizardFrame>
  )
}

function MadeLocation({ id }: { id: string }) {
  const { t } = useTranslation()
  const move = useStep()
  const { data } = useQuery(firstLocationQuery(id))
  return (
    <>
      <Text fw={600}>{data?.name}</Text>
      <Text c="dimmed" mt={4}>
        {t('onboarding.location.made')}
      </Text>
      <WizardActions loading={move.isPending} onNext={() => move.mutate({ step: 'positions' })} />
    </>
  )
}

function NewLocation({ onboarding: { company, regional } }: { onboarding: Onboarding }) {
  const { t } = useTranslation()
  const move = useStep()
  const { form, saving, submit } = useCreateForm({
    initial: {
      name: '',
      country: company.country ?? 'PL',
      timeZone: regional.timeZone,
      address: { street: '', postalCode: '', city: '' },
    },
    validate: { name: rulesFor(t).required },
    create: ({ address, ...values }, key) =>
      createLocation(
        {
          ...nothingElse,
          ...values,
          address: {
            street: orNull(address.street),
            postalCode: orNull(address.postalCode),
            city: orNull(address.city),
          },
        },
        key
      ),
    onMade: ({ id }) => move.mutate({ step: 'positions', locationId: id }),
    onClose: () => {},
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="lg">
        <TextField
          label={t('onboarding.location.name')}
          placeholder={t('onboarding.location.name_example')}
          withAsterisk
          maxLength={120}
          {...form.getInputProps('name')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <CountryField label={t('onboarding.company.country')} {...form.getInputProps('country')} />
          <ZoneField
            label={t('onboarding.regional.time_zone')}
            description={t('onboarding.location.time_zone_text')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            {...form.getInputProps('timeZone')}
          />
          <TextField
            label={t('onboarding.location.street')}
            autoComplete="street-address"
            {...form.getInputProps('address.street')}
          />
          <SimpleGrid cols={2} style={{ gridTemplateColumns: '2fr 3fr' }}>
            <TextField
              label={t('onboarding.location.postal_code')}
              autoComplete="postal-code"
              {...form.getInputProps('address.postalCode')}
            />
            <TextField label={t('onboarding.location.city')} {...form.getInputProps('address.city')} />
          </SimpleGrid>
        </SimpleGrid>
      </Stack>
      <WizardActions loading={saving || move.isPending} />
    </form>
  )
}

/** What the page of the location asks later. */
const nothingElse = {
  code: null,
  description: null,
  taxId: null,
  contactPerson: null,
  workingHours: [],
  positionIds: [],
  tagIds: [],
  adminIds: [],
}
