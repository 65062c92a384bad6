import { Button, Group, Modal, Stepper } from '@mantine/core'
import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { AddressFields, BasicsFields } from './basics_fields.tsx'
import { copyOf, emptyLocation, inputOf, stepOfField, type LocationValues } from './location_values.ts'
import { createLocation, organisationQuery, refreshLocations } from './queries.ts'
import { WorkFields } from './work_fields.tsx'

type Props = { copied: Location | null; onClose: () => void }

/** Opens a location in three steps: what it is, where it is, how it works. */
export function AddLocationWizard({ copied, onClose }: Props) {
  const { t } = useTranslation()
  const organisation = useQuery(organisationQuery)
  if (!organisation.data)
    return (
      <Frame onClose={onClose}>
        {organisation.isError ? (
          <ErrorState error={organisation.error} onRetry={organisation.refetch} />
        ) : (
          <RowsSkeleton rows={5} />
        )}
      </Frame>
    )
  const initial = copied
    ? copyOf(copied, t('locations.copy_name', { name: copied.name }))
    : emptyLocation(organisation.data)
  return <Wizard initial={initial} onClose={onClose} />
}

function Frame({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened
      size={720}
      onClose={onClose}
      title={t('locations.add.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {children}
    </Modal>
  )
}

const lastStep = 2

function Wizard({ initial, onClose }: { initial: LocationValues; onClose: () => void }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const rules = rulesFor(t)
  const [step, setStep] = useState(0)
  const toProblem = (fields: string[]) => fields.length > 0 && setStep(Math.min(...fields.map(stepOfField)))
  const { form, saving, submit, close } = useCreateForm<LocationValues, Location>({
    initial,
    validate: { name: rules.required, code: rules.sixDigits, taxId: rules.taxId },
    create: (values, key) => createLocation(inputOf(values), key),
    onMade: ({ name }) => {
      toast({ text: t('locations.add.done', { name }), type: 'success' })
      void refreshLocations(cache)
      onClose()
    },
    onClose,
    onFieldErrors: toProblem,
  })

  /** Onwards only from a step without problems; back always. */
  const goTo = (next: number) => {
    const here = Object.keys(form.validate().errors).filter((field) => stepOfField(field) < next)
    if (next > step && here.length > 0) return toProblem(here)
    form.clearErrors()
    setStep(next)
  }

  return (
    <Frame onClose={() => void close()}>
      <Stepper active={step} onStepClick={goTo} size="sm" mb="xs">
        <Stepper.Step label={t('locations.add.basics')}>
          <BasicsFields form={form} />
        </Stepper.Step>
        <Stepper.Step label={t('locations.add.address')}>
          <AddressFields form={form} />
        </Stepper.Step>
        <Stepper.Step label={t('locations.add.work')}>
          <WorkFields form={form} />
        </Stepper.Step>
      </Stepper>
      <Group justify="space-between" mt="xl">
        <Button variant="default" onClick={() => (step === 0 ? void close() : goTo(step - 1))}>
          {t(step === 0 ? 'core.cancel' : 'core.back')}
        </Button>
        {step < lastStep ? (
          <Button key="next" onClick={() => goTo(step + 1)}>
            {t('locations.add.next')}
          </Button>
        ) : (
          <Button key="add" loading={saving} onClick={() => void submit()}>
            {t('locations.add.submit')}
          </Button>
        )}
      </Group>
    </Frame>
  )
}
