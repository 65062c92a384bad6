import type { TrustedDevice } from '@shiftloom/backend/contracts/identity'
import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './device_list.module.css'
import { useForgetDevice, useRenameDevice } from './queries.ts'

/** Devices that need no code; each can be renamed and forgotten. */
export function TrustedDeviceList({ devices }: { devices: readonly TrustedDevice[] }) {
  const { t } = useTranslation()
  if (devices.length === 0) return null
  return (
    <div>
      <Text fw={600} mb={4}>
        {t('account.two_factor.trusted')}
      </Text>
      <ul className={classes.list}>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    </div>
  )
}

function Device({ device }: { device: TrustedDevice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const forget = useForgetDevice()
  const rename = useRenameDevice()
  const [name, setName] = useState<string | null>(null)
  const save = () => {
    const next = name?.trim()
    if (!next) return
    rename.mutate({ id: device.id, name: next }, { onSuccess: () => setName(null) })
  }
  return (
    <li className={classes.device}>
      <div className={classes.words}>
        {name === null ? (
          <Group gap={4}>
            <Text fw={550}>{device.name}</Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('account.two_factor.rename', { device: device.name })}
              onClick={() => setName(device.name)}
            >
              <IconPencil size={16} />
            </ActionIcon>
          </Group>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <Group gap={4}>
              <TextInput
                aria-label={t('account.trusted_device.name')}
                value={name}
                maxLength={60}
                autoFocus
                error={!name.trim()}
                onChange={(event) => setName(event.currentTarget.value)}
                onKeyDown={(event) => event.key === 'Escape' && setName(null)}
              />
              <ActionIcon type="submit" size="lg" aria-label={t('core.save')} loading={rename.isPending}>
                <IconCheck size={18} />
              </ActionIcon>
            </Group>
          </form>
        )}
        <Text fz="sm" c="dimmed">
          {t('account.security.last_used', { when: format.untilInstant(device.lastUsedAt) })}
        </Text>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={forget.isPending}
        aria-label={t('account.two_factor.forget_device', { device: device.name })}
        onClick={() => forget.mutate(device.id)}
      >
        {t('account.two_factor.forget')}
      </Button>
    </li>
  )
}
