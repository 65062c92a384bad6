import { Alert, Button, Group, Modal, Stack, Stepper } from '@mantine/core'
import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { same } from '#/ui/form/rebase.ts'
import { FormFoot } from '#/ui/form_foot.tsx'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { AddressFields, BasicsFields } from './basics_fields.tsx'
import { forgetDraft, keepDraft, keptDraft } from './location_draft.ts'
import { locationRules } from './location_rules.ts'
import { copyOf, emptyLocation, inputOf, stepOfField, type LocationValues } from './location_values.ts'
import { PlaceFields } from './place/place_fields.tsx'
import { createLocation, draftQuery, organisationQuery, refreshLocations } from './queries.ts'
import { WorkFields } from './work_fields.tsx'

type Props = { copied: Location | null; onClose: () => void }

/** Opens a location in three steps: what it is, where it is, how it works. */
export function AddLocationWizard({ copied, onClose }: Props) {
  useFocusBack()
  return copied ? <CopyWizard copied={copied} onClose={onClose} /> : <NewWizard onClose={onClose} />
}

function NewWizard({ onClose }: { onClose: () => void }) {
  const { id } = useProfile()
  const organisation = useQuery(organisationQuery)
  const [kept, setKept] = useState(() => keptDraft(id))
  if (!organisation.data) return <Waiting query={organisation} onClose={onClose} />
  const empty = emptyLocation(organisation.data)
  const startAnew = () => {
    forgetDraft(id)
    setKept(null)
  }
  // The key: starting over takes the form away with its draft.
  return (
    <Wizard
      key={kept ? 'kept' : 'new'}
      initial={kept?.values ?? empty}
      empty={empty}
      firstStep={kept?.step ?? 0}
      onStartAnew={kept ? startAnew : undefined}
      onClose={onClose}
    />
  )
}

function CopyWizard({ copied, onClose }: { copied: Location; onClose: () => void }) {
  const { t } = useTranslation()
  const draft = useQuery(draftQuery(copied.id))
  if (!draft.data) return <Waiting query={draft} onClose={onClose} />
  const initial = copyOf(draft.data, t('locations.copy_name', { name: copied.name }))
  return <Wizard initial={initial} empty={null} firstStep={0} onClose={onClose} />
}

type Waited = { isLoadingError: boolean; error: unknown; refetch: () => unknown }

function Waiting({ query, onClose }: { query: Waited; onClose: () => void }) {
  return (
    <Frame onClose={onClose}>
      {query.isLoadingError ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Frame>
  )
}

function Frame({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened
      size={860}
      onClose={onClose}
      title={t('locations.add.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {children}
    </Modal>
  )
}

const lastStep = 2

type WizardProps = {
  initial: LocationValues
  /** What nothing typed looks like; null for a copy, which starts with something and is kept as soon as it is changed. */
  empty: LocationValues | null
  firstStep: number
  /** Offered when a draft was kept. */
  onStartAnew?: () => void
  onClose: () => void
}

function Wizard({ initial, empty, firstStep, onStartAnew, onClose }: WizardProps) {
  const { t } = useTranslation()
  const { id } = useProfile()
  const cache = useQueryClient()
  const [step, setStep] = useState(firstStep)
  const toProblem = (fields: string[]) => {
    if (fields.length === 0) return
    setStep(Math.min(...fields.map(stepOfField)))
    goToFirstProblem()
  }
  const { form, saving, submit } = useCreateForm<LocationValues, Location>({
    initial,
    validate: locationRules(t),
    create: (values, key) => createLocation(inputOf(values), key),
    onMade: ({ name }) => {
      forgetDraft(id)
      toast({ text: t('locations.add.done', { name }), type: 'success' })
      void refreshLocations(cache)
      onClose()
    },
    onClose,
    onFieldErrors: toProblem,
  })

  const { values } = form
  const typed = !same(values, empty ?? initial)
  useEffect(() => {
    if (typed) keepDraft(id, { values, step })
  }, [id, typed, values, step])

  const close = () => {
    if (typed) toast({ id: 'location-draft', text: t('locations.add.kept'), type: 'info' })
    onClose()
  }

  /** Onwards only from a step without problems; back always. */
  const goTo = (next: number) => {
    if (next > step && stopsAtUnread()) return
    const here = Object.keys(form.validate().errors).filter((field) => stepOfField(field) < next)
    if (next > step && here.length > 0) return toProblem(here)
    form.clearErrors()
    setStep(next)
  }

  return (
    <Frame onClose={close}>
      {onStartAnew && (
        <Alert mb="md" p="xs" role="status">
          <Group justify="space-between">
            {t('locations.add.continued')}
            <Button variant="subtle" size="compact-sm" onClick={onStartAnew}>
              {t('locations.add.start_over')}
            </Button>
          </Group>
        </Alert>
      )}
      <Stepper active={step} onStepClick={goTo} size="sm" mb="xs">
        <Stepper.Step label={t('locations.add.basics')}>
          <BasicsFields form={form} />
        </Stepper.Step>
        <Stepper.Step label={t('locations.add.address')}>
          <Stack gap="lg">
            <AddressFields form={form} />
            <PlaceFields form={form} />
          </Stack>
        </Stepper.Step>
        <Stepper.Step label={t('locations.add.work')}>
          <WorkFields form={form} />
        </Stepper.Step>
      </Stepper>
      <FormFoot justify="space-between">
        <Button variant="default" onClick={() => (step === 0 ? close() : goTo(step - 1))}>
          {t(step === 0 ? 'core.cancel' : 'core.back')}
        </Button>
        {step < lastStep ? (
          <Button key="next" onClick={() => goTo(step + 1)}>
            {t('locations.add.next')}
          </Button>
        ) : (
          <Button key="add" loading={saving} onClick={() => stopsAtUnread() || void submit()}>
            {t('locations.add.submit')}
          </Button>
        )}
      </FormFoot>
    </Frame>
  )
}
