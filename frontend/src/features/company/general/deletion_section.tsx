import { Alert, Button, Group, Text } from '@mantine/core'
import { daysUntilErasure } from '@shiftloom/backend/contracts/company_deletion'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { toast } from '#/ui/toast.ts'
import { Section } from '#/ui/section.tsx'
import { cancelDeletion, deletionQuery } from '../queries.ts'
import { DeletionModal } from './deletion_modal.tsx'

/** Asking the provider to delete the company, and taking that back. */
export function DeletionSection({ name }: { name: string }) {
  const { t } = useTranslation()
  const request = useQuery(deletionQuery)
  const [opened, setOpened] = useState(false)
  if (request.isLoadingError)
    return <ErrorState error={request.error} onRetry={() => void request.refetch()} />
  if (request.data === undefined) return null
  return (
    <div style={{ marginTop: 'var(--mantine-spacing-lg)' }}>
      <Section title={t('company.deletion.title')} text={t('company.deletion.text')}>
        {request.data ? (
          <Pending />
        ) : (
          <Group>
            <Button variant="outline" color="red.8" onClick={() => setOpened(true)}>
              {t('company.deletion.ask')}
            </Button>
          </Group>
        )}
      </Section>
      {opened && <DeletionModal name={name} onClose={() => setOpened(false)} />}
    </div>
  )
}

function Pending() {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const { data: request } = useQuery(deletionQuery)
  const cancel = useMutation({
    mutationFn: cancelDeletion,
    onSuccess: () => toast({ text: t('company.deletion.cancelled'), type: 'success' }),
    onSettled: () => cache.invalidateQueries({ queryKey: deletionQuery.queryKey }),
  })
  const takeBack = async () => {
    const agreed = await confirm({
      title: t('company.deletion.cancel_title'),
      text: t('company.deletion.cancel_text'),
      confirmLabel: t('company.deletion.cancel'),
    })
    if (agreed) cancel.mutate()
  }
  if (!request) return null
  const asked = t('company.deletion.pending', {
    person: request.requestedBy ? format.personName(request.requestedBy) : t('company.deletion.someone'),
    at: format.instant(request.requestedAt, timeZone),
  })
  return (
    <Alert
      color="red"
      title={
        request.eraseOn ? t('company.deletion.agreed', { day: format.day(request.eraseOn, 'full') }) : asked
      }
    >
      {request.eraseOn && <Text mb="xs">{asked}</Text>}
      <Text mb="xs" style={{ whiteSpace: 'pre-wrap' }}>
        {request.reason}
      </Text>
      <Text mb="md">
        {request.eraseOn
          ? t('company.deletion.agreed_text')
          : t('company.deletion.waiting_text', { days: daysUntilErasure })}
      </Text>
      <Button variant="default" loading={cancel.isPending} onClick={() => void takeBack()}>
        {t('company.deletion.cancel')}
      </Button>
    </Alert>
  )
}
