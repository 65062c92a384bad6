import { Alert, Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { longestKioskName, type Kiosk } from '@shiftloom/backend/contracts/kiosks'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { useSaveKiosk } from './queries.ts'

type Props = { kiosk: Kiosk | null; onClose: () => void }

/** A device is approved by the code it shows; a kiosk is renamed or moved. */
export function KioskModal({ kiosk, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const { data: locations = [] } = useQuery(locationsQuery)
  const [code, setCode] = useState('')
  const [name, setName] = useState(kiosk?.name ?? '')
  const [chosenId, setChosenId] = useState(kiosk?.locationId ?? null)
  const [showsNames, setShowsNames] = useState(kiosk?.showsNames ?? false)
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error } = useSaveKiosk(kiosk)
  const locationId = chosenId ?? (locations.length === 1 ? locations[0]!.id : null)
  const required = (value: string | null) => isAsked && !value?.trim() && t('core.required')

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (!name.trim() || !locationId || (!kiosk && !code.trim())) return
    mutate(
      { code, name: name.trim(), locationId, showsNames },
      {
        onSuccess: () => {
          toast({ type: 'success', text: t(kiosk ? 'kiosk_module.saved' : 'kiosk_module.approved') })
          onClose()
        },
      }
    )
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(kiosk ? 'kiosk_module.edit_title' : 'kiosk_module.approve_title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form onSubmit={save} noValidate>
        <Stack>
          {isApiFailure(error, 400) && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          {!kiosk && (
            <TextInput
              data-autofocus
              required
              label={t('kiosk_module.code_label')}
              description={t('kiosk_module.code_hint')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              value={code}
              error={required(code)}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          <TextInput
            required
            label={t('kiosk_module.name')}
            maxLength={longestKioskName}
            value={name}
            error={required(name)}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SelectField
            required
            searchable
            label={t('kiosk_module.location')}
            data={locations.map((one) => ({ value: one.id, label: one.name }))}
            value={locationId}
            error={required(locationId)}
            onChange={setChosenId}
          />
          <Checkbox
            label={t('kiosk_module.shows_names')}
            description={t('kiosk_module.shows_names_hint')}
            checked={showsNames}
            onChange={(event) => setShowsNames(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t(kiosk ? 'kiosk_module.save' : 'kiosk_module.approve')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
