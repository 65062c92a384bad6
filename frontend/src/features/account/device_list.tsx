import type { OwnSession } from '@shiftloom/backend/contracts/identity'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { toast } from '#/ui/toast.ts'
import classes from './device_list.module.css'
import { deviceName } from './device_name.ts'
import { sessionsQuery, useEndOthers, useEndSession } from './queries.ts'

/** Where the person is signed in; any device can be signed out from here. */
export function DeviceList() {
  const { t } = useTranslation()
  const { data: sessions, error, isLoadingError, isPending, refetch } = useQuery(sessionsQuery)
  const confirm = useConfirm()
  const endOthers = useEndOthers()
  if (isPending) return <Skeleton height={120} />
  if (isLoadingError) return <ErrorState error={error} onRetry={refetch} />
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length

  async function signOutOthers() {
    const agreed = await confirm({
      title: t('account.security.sign_out_others_title'),
      text: t('account.security.sign_out_others_text', { count: others }),
      confirmLabel: t('account.security.sign_out_others'),
      destructive: true,
    })
    if (agreed)
      endOthers.mutate(undefined, {
        onSuccess: ({ ended }) =>
          toast({ type: 'success', text: t('account.security.signed_out', { count: ended }) }),
      })
  }

  return (
    <Stack gap="md" align="flex-start">
      <ul className={classes.list}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {others > 0 && (
        <Button variant="default" onClick={() => void signOutOthers()} loading={endOthers.isPending}>
          {t('account.security.sign_out_others')}
        </Button>
      )}
    </Stack>
  )
}

function Device({ session }: { session: OwnSession }) {
  const { t } = useTranslation()
  const format = useFormat()
  const end = useEndSession()
  const { id, isCurrent, userAgent, lastUsedAt } = session
  const Icon = /mobile|android|iphone/i.test(userAgent ?? '') ? IconDeviceMobile : IconDeviceDesktop
  const name = deviceName(userAgent) ?? t('account.security.unknown_device')
  return (
    <li className={classes.device}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={550}>{name}</Text>
          {isCurrent && <Badge variant="light">{t('account.security.this_device')}</Badge>}
        </Group>
        <Text fz="sm" c="dimmed">
          {t('account.security.last_used', { when: format.untilInstant(lastUsedAt) })}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={end.isPending}
          aria-label={t('account.security.sign_out_device', { device: name })}
          onClick={() => end.mutate(id)}
        >
          {t('account.security.sign_out')}
        </Button>
      )}
    </li>
  )
}
