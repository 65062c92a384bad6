import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { longestTrialDays } from '@shiftloom/backend/contracts/office'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { useChanges } from './queries.ts'

type Props = { id: string; endsOn: Day | null; onClose: () => void }

/** Asks until when a customer may go on trying. */
export function TrialModal({ id, endsOn, onClose }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const format = useFormat()
  const { extendTrial } = useChanges(id)
  const today = new Date().toISOString().slice(0, 10)
  const [until, setUntil] = useState<Day | null>(addDays(endsOn && endsOn > today ? endsOn : today, 14))
  const [missing, setMissing] = useState(false)
  const refusal = isApiFailure(extendTrial.error, 400) ? extendTrial.error.message : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(until === null)
    if (until === null) return
    extendTrial.mutate(until, {
      onSuccess: () => {
        toast({ type: 'success', text: t('organisations.trial.done', { day: format.day(until, 'numeric') }) })
        onClose()
      },
    })
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('organisations.trial.extend')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">
            {t('organisations.trial.now', {
              state: endsOn ? 'set' : 'none',
              day: endsOn ? format.day(endsOn, 'numeric') : '',
            })}
          </Text>
          <DayField
            label={t('organisations.trial.until')}
            value={until}
            onChange={setUntil}
            min={addDays(today, 1)}
            max={addDays(today, longestTrialDays)}
            error={missing ? t('core.required') : refusal}
          />
          <Group justify="flex-end">
            {/* Not the field: its calendar would open over the buttons. */}
            <Button variant="default" data-autofocus onClick={onClose}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" loading={extendTrial.isPending}>
              {t('organisations.trial.extend')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
