import { Alert, Anchor, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Location, LocationDeletion } from '@shiftloom/backend/contracts/organisation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { useOneAtATime } from '#/lib/screens/use_one_at_a_time.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { TextField } from '#/ui/fields.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { deleteLocation, deletionQuery, refreshLocations } from './queries.ts'

type Props = {
  location: Location
  onClose: () => void
  /** Runs once it is gone, before anything is loaded again: its own screen must not ask for it. */
  onDeleted?: () => Promise<void> | void
}

/** Deletes a location after two confirmations; while people have it as their main one, names them and leads to them. */
export function DeleteLocationDialog({ location, onClose, onDeleted }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const deletion = useQuery(deletionQuery(location.id))
  const blocked = (deletion.data?.people.length ?? 0) > 0
  const { name } = location
  return (
    <Modal
      opened
      size={560}
      onClose={onClose}
      title={t(blocked ? 'locations.delete.blocked' : 'locations.delete.title', { name })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {deletion.error ? (
        <ErrorState error={deletion.error} onRetry={deletion.refetch} />
      ) : !deletion.data ? (
        <RowsSkeleton rows={3} />
      ) : blocked ? (
        <Blocked location={location} people={deletion.data.people} onClose={onClose} />
      ) : (
        <Confirm location={location} deletion={deletion.data} onClose={onClose} onDeleted={onDeleted} />
      )}
    </Modal>
  )
}

/** As many people are named; the list of employees has all of them. */
const namedPeople = 10

type BlockedProps = { location: Location; people: LocationDeletion['people']; onClose: () => void }

function Blocked({ location, people, onClose }: BlockedProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const employees = useScreenPath()('employees')
  return (
    <Stack>
      <Text>{t('locations.delete.people', { count: people.length })}</Text>
      <List size="sm">
        {people.slice(0, namedPeople).map((person) => (
          <List.Item key={person.id}>{format.personName(person)}</List.Item>
        ))}
      </List>
      {people.length > namedPeople && (
        <Text fz="sm" c="dimmed">
          {t('locations.delete.more_people', { count: people.length - namedPeople })}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('core.close')}
        </Button>
        {employees && (
          <Button component={Link} to={`${employees}?location=${location.id}`}>
            {t('locations.show_people')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function Confirm({ location, deletion, onClose, onDeleted }: Props & { deletion: LocationDeletion }) {
  const [sure, setSure] = useState(false)
  if (sure) return <TypedName location={location} onClose={onClose} onDeleted={onDeleted} />
  return <Losses location={location} deletion={deletion} onClose={onClose} onGoOn={() => setSure(true)} />
}

type LossesProps = { location: Location; deletion: LocationDeletion; onClose: () => void; onGoOn: () => void }

function Losses({ location, deletion, onClose, onGoOn }: LossesProps) {
  const { t } = useTranslation()
  const exports = useScreenPath()('exports')
  const { losses } = deletion
  return (
    <Stack>
      <Text>{t(losses.length > 0 ? 'locations.delete.text' : 'locations.delete.nothing')}</Text>
      {losses.length > 0 && (
        <List size="sm">
          {losses.map(({ kind, count }) => (
            <List.Item key={kind}>{t(`locations.loss.${kind}`, { count })}</List.Item>
          ))}
        </List>
      )}
      {exports && losses.length > 0 && (
        <Text fz="sm">
          {t('locations.delete.export_text')}{' '}
          <Anchor inherit component={Link} to={`${exports}?location=${location.id}`}>
            {t('locations.delete.export')}
          </Anchor>
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button color="red.8" onClick={onGoOn}>
          {t('locations.delete.go_on')}
        </Button>
      </Group>
    </Stack>
  )
}

function TypedName({ location, onClose, onDeleted }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: () => deleteLocation(location.id, typed),
    onSuccess: async () => {
      onClose()
      await onDeleted?.()
      toast({ text: t('locations.delete.done', { name: location.name }), type: 'success' })
      await refreshLocations(cache, location.id)
    },
  })
  const removeOnce = useOneAtATime(remove.mutate)
  const refusal = isApiFailure(remove.error, 400) ? remove.error.message : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === location.name) removeOnce()
      }}
    >
      <Stack>
        <Alert color="red" icon={<IconAlertTriangle size={18} />}>
          {t('locations.delete.for_good')}
        </Alert>
        <TextField
          label={t('locations.delete.type_name', { name: location.name })}
          // The step before held the focus and is gone.
          autoFocus
          autoComplete="off"
          value={typed}
          error={refusal}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button
            type="submit"
            color="red.8"
            disabled={typed.trim() !== location.name}
            loading={remove.isPending}
          >
            {t('locations.delete.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
