import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScreenPath } from '#/lib/screens/screens.ts'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { NotificationList } from './notification_list.tsx'
import { unreadQuery, useReadAgain } from './queries.ts'

const most = 99

/** How much there is to read, and all of it at a click. Counts by itself while the connection lives. */
export function Bell({ pathOf }: { pathOf: ScreenPath }) {
  const { t } = useTranslation()
  const { data } = useQuery(unreadQuery)
  const [opened, setOpened] = useState(false)
  useFresh()
  const unread = data?.unread ?? 0
  const label = t('notifications.bell', { count: unread })
  return (
    <Popover width={400} position="bottom-end" shadow="md" trapFocus opened={opened} onChange={setOpened}>
      <Indicator
        disabled={unread === 0}
        label={unread > most ? `${most}+` : unread}
        size={18}
        offset={5}
        color="red.8"
      >
        {/* Directly around the button: it names the list that it opens. */}
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={label}
            title={label}
            onClick={() => setOpened((was) => !was)}
          >
            <IconBell size={20} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0}>
        {opened && <NotificationList unread={unread} pathOf={pathOf} onLeave={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Notifications missed while disconnected are read on reconnecting. */
function useFresh(): void {
  const readAgain = useReadAgain()
  useHub('notifications', { notificationsChanged: readAgain })
  useHubConnected('notifications', readAgain)
}
