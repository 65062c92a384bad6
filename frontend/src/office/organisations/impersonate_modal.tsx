import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { impersonationMinutes } from '@shiftloom/backend/contracts/identity'
import type { OfficeOrganisationUser } from '@shiftloom/backend/contracts/office'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { useImpersonation } from './queries.ts'

const shortestReason = 5

type Props = { user: OfficeOrganisationUser; onClose: () => void }

/** Asks why, and then shows the way: a link that opens the customer's app once. */
export function ImpersonateModal({ user, onClose }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const format = useFormat()
  const name = format.personName(user)
  const start = useImpersonation()
  const field = useRef<HTMLTextAreaElement>(null)
  const [missing, setMissing] = useState(false)
  const refusal = isApiFailure(start.error, 400) ? start.error.message : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = field.current!.value.trim()
    setMissing(reason.length < shortestReason)
    if (reason.length < shortestReason) return field.current!.focus()
    start.mutate({ userId: user.id, reason })
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('organisations.impersonate.title', { name })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {start.data ? (
        <Stack gap="md">
          <Text>{t('organisations.impersonate.ready')}</Text>
          <Button component="a" href={start.data.address} target="_blank" rel="noreferrer" onClick={onClose}>
            {t('organisations.impersonate.go', { name })}
          </Button>
        </Stack>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Alert color="gray">
              {t('organisations.impersonate.rules', { minutes: impersonationMinutes })}
            </Alert>
            <Textarea
              ref={field}
              label={t('organisations.impersonate.reason')}
              description={t('organisations.impersonate.reason_hint')}
              maxLength={300}
              autosize
              minRows={2}
              error={missing ? t('organisations.impersonate.reason_missing') : refusal}
              data-autofocus
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('core.cancel')}
              </Button>
              <Button type="submit" loading={start.isPending}>
                {t('organisations.impersonate.open')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
