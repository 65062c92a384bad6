import type { NotificationSettings } from '@shiftloom/backend/contracts/notifications'
import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '#/ui/error_state.tsx'
import { NoticeMatrix } from './notice_matrix.tsx'
import { noticesQuery } from './notice_queries.ts'
import { PushDevices } from './push_devices.tsx'

/** What a user is notified of, by which channel, and on which devices. */
export function NoticesCard() {
  const { t } = useTranslation()
  const { data: settings, error, isPending, refetch } = useQuery(noticesQuery)
  const card = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#notices') card.current?.scrollIntoView({ block: 'start' })
  }, [hash, isPending])
  return (
    <Card mt="lg" ref={card} id="notices">
      <Title order={2} size="h3">
        {t('account.notices.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('account.notices.lead')}
      </Text>
      {isPending && <Skeleton height={200} />}
      {error && !settings && <ErrorState error={error} onRetry={refetch} />}
      {settings && <Settings settings={settings} />}
    </Card>
  )
}

function Settings({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation()
  const { pushKey, notices, devices } = settings
  return (
    <>
      <NoticeMatrix notices={notices} channels={pushKey ? ['mail', 'mobile'] : ['mail']} />
      {pushKey ? (
        <PushDevices pushKey={pushKey} devices={devices} />
      ) : (
        <Text c="dimmed" mt="md">
          {t('account.notices.devices_off')}
        </Text>
      )}
    </>
  )
}
