import type { AppNotification } from '@shiftloom/backend/contracts/notifications'
import { UnstyledButton } from '@mantine/core'
import {
  IconArrowsExchange,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarPlus,
  IconClockExclamation,
  IconHandStop,
  IconCalendarQuestion,
  IconShieldLock,
  IconUserCheck,
  IconWand,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import type { ScreenPath } from '#/lib/screens/screens.ts'
import { session } from '#/lib/session/session.ts'
import classes from './notification_list.module.css'
import { notificationPath, notificationText } from './notification_text.ts'
import { useMarkRead } from './queries.ts'

const icons = {
  new_schedule: IconCalendarPlus,
  updated_schedule: IconCalendarEvent,
  request_status: IconCalendarCheck,
  request_waits: IconCalendarQuestion,
  request_deputy: IconUserCheck,
  swap: IconArrowsExchange,
  time_registration: IconClockExclamation,
  open_shift: IconHandStop,
  account: IconShieldLock,
  labour_model: IconWand,
}

type Props = { item: AppNotification; pathOf: ScreenPath; onLeave: () => void }

/** One line of the list: a click marks it read and leads to what it tells of. */
export function NotificationItem({ item, pathOf, onLeave }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const markRead = useMarkRead()
  const { title, detail } = notificationText(item, t, format)
  const path = notificationPath(item, pathOf)
  const Icon = icons[item.kind]

  function open() {
    if (!item.read && !session.isImpersonating()) markRead.mutate(item.id)
    if (!path) return
    onLeave()
    void navigate(path)
  }

  return (
    <li>
      <UnstyledButton className={classes.item} data-unread={!item.read || undefined} onClick={open}>
        <Icon size={22} stroke={1.5} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.title}>
            {!item.read && <span className={classes.hidden}>{t('notifications.unread')} </span>}
            {title}
          </span>
          <span className={classes.detail}>{detail}</span>
          <span className={classes.detail}>{format.untilInstant(item.at)}</span>
        </span>
        {!item.read && <span className={classes.dot} aria-hidden />}
      </UnstyledButton>
    </li>
  )
}
