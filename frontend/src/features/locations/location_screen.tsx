import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { EditForm } from '#/ui/form/edit_form.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { Screen } from '#/ui/screen.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { Section } from '#/ui/section.tsx'
import { AddressFields, BasicsFields } from './basics_fields.tsx'
import { DeleteLocationDialog } from './delete_location_dialog.tsx'
import { locationRules } from './location_rules.ts'
import { inputOf, valuesOf } from './location_values.ts'
import { PlaceFields } from './place/place_fields.tsx'
import { locationQuery, refreshLocations, updateLocation } from './queries.ts'
import { WorkFields } from './work_fields.tsx'

export function LocationScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const location = useQuery(locationQuery(id))
  if (location.data) return <EditLocation key={id} location={location.data} />
  return (
    <Screen title={t('locations.location')} maxWidth={880}>
      {location.isLoadingError ? (
        <ErrorState error={location.error} onRetry={location.refetch} />
      ) : (
        <RowsSkeleton rows={6} height={56} />
      )}
    </Screen>
  )
}

function EditLocation({ location }: { location: Location }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const server = useServerForm({
    row: location,
    valuesOf,
    validate: locationRules(t),
    save: async (values, version) => {
      const saved = await updateLocation(location.id, inputOf(values), version)
      cache.setQueryData(locationQuery(location.id).queryKey, saved)
      void refreshLocations(cache)
      return saved
    },
  })
  const { form } = server
  return (
    <Screen
      title={location.name}
      description={t('locations.people', { count: location.mainEmployeeCount })}
      maxWidth={880}
      actions={<DeleteButton location={location} />}
    >
      <EditForm server={server} labelOf={(field) => t(`locations.field.${field}`)}>
        <Section title={t('locations.add.basics')}>
          <BasicsFields form={form} />
        </Section>
        <Section title={t('locations.add.address')}>
          <AddressFields form={form} />
        </Section>
        <Section title={t('locations.field.point')}>
          <PlaceFields form={form} />
        </Section>
        <Section title={t('locations.add.work')}>
          <WorkFields form={form} />
        </Section>
      </EditForm>
    </Screen>
  )
}

function DeleteButton({ location }: { location: Location }) {
  const { t } = useTranslation()
  const go = useNavigate()
  const mayDelete = useCan('localizations.delete')
  const [deleting, setDeleting] = useState(false)
  if (!mayDelete) return null
  return (
    <>
      <Button
        variant="default"
        c="red.8"
        leftSection={<IconTrash size={16} />}
        onClick={() => setDeleting(true)}
      >
        {t('core.delete')}
      </Button>
      {deleting && (
        <DeleteLocationDialog
          location={location}
          onClose={() => setDeleting(false)}
          onDeleted={() => go('/localizations', { replace: true })}
        />
      )}
    </>
  )
}
