import type { PushDevice } from '@shiftloom/backend/contracts/notifications'
import { Badge, Button, Group, Text } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import classes from './device_list.module.css'
import { deviceName } from './device_name.ts'
import { useTurnOff, useTurnOnHere } from './notice_queries.ts'
import { canSubscribe, isBlocked, NotAllowed } from './push_browser.ts'

type Props = { pushKey: string; devices: readonly PushDevice[] }

/** Browsers that show notices while the product is closed; this one can become one of them. */
export function PushDevices({ pushKey, devices }: Props) {
  const { t } = useTranslation()
  const isOnHere = devices.some(({ isCurrent }) => isCurrent)
  return (
    <div>
      <Text fw={600} mt="md" mb={4}>
        {t('account.notices.devices')}
      </Text>
      <ul className={classes.list}>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {!isOnHere && <TurnOnHere pushKey={pushKey} />}
    </div>
  )
}

function TurnOnHere({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation()
  const turnOn = useTurnOnHere()
  if (!canSubscribe()) return <Text c="dimmed">{t('account.notices.device_cannot')}</Text>
  if (isBlocked()) return <Text c="dimmed">{t('account.notices.device_blocked')}</Text>
  const fail = (error: Error) => {
    // What the server refuses is shown already.
    if (isApiFailure(error)) return
    const reason = error instanceof NotAllowed ? 'device_blocked' : 'device_failed'
    toast({ type: 'warning', text: t(`account.notices.${reason}`) })
  }
  return (
    <Button
      variant="default"
      mt="xs"
      leftSection={<IconBellRinging size={18} stroke={1.6} />}
      loading={turnOn.isPending}
      onClick={() => turnOn.mutate(pushKey, { onError: fail })}
    >
      {t('account.notices.turn_on')}
    </Button>
  )
}

function Device({ device }: { device: PushDevice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const turnOff = useTurnOff()
  const name = deviceName(device.userAgent) ?? t('account.security.unknown_device')
  return (
    <li className={classes.device}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={550}>{name}</Text>
          {device.isCurrent && <Badge variant="light">{t('account.security.this_device')}</Badge>}
        </Group>
        <Text fz="sm" c="dimmed">
          {t('account.notices.since', { when: format.untilInstant(device.createdAt) })}
        </Text>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={turnOff.isPending}
        aria-label={t('account.notices.turn_off_device', { device: name })}
        onClick={() => turnOff.mutate(device)}
      >
        {t('account.notices.turn_off')}
      </Button>
    </li>
  )
}
