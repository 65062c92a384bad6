import { Anchor, Button, Group, Title } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ScreenPath } from '#/lib/screens/screens.ts'
import { session } from '#/lib/session/session.ts'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { NotificationItem } from './notification_item.tsx'
import classes from './notification_list.module.css'
import { listQuery, useMarkAllRead } from './queries.ts'

type Props = { unread: number; pathOf: ScreenPath; onLeave: () => void }

export function NotificationList({ unread, pathOf, onLeave }: Props) {
  const { t } = useTranslation()
  const markAll = useMarkAllRead()
  const settings = pathOf('my-profile')
  return (
    <section aria-label={t('notifications.title')}>
      <Group justify="space-between" className={classes.head}>
        <Title order={2} size="h4">
          {t('notifications.title')}
        </Title>
        {/* Looking at another user's notification does not mark it as read. */}
        {unread > 0 && !session.isImpersonating() && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={markAll.isPending}
            onClick={() => markAll.mutate()}
          >
            {t('notifications.read_all')}
          </Button>
        )}
      </Group>
      <Items pathOf={pathOf} onLeave={onLeave} />
      {settings && (
        <div className={classes.foot}>
          <Anchor component={Link} to={`${settings}#notices`} fz="sm" onClick={onLeave}>
            {t('notifications.settings')}
          </Anchor>
        </div>
      )}
    </section>
  )
}

function Items({ pathOf, onLeave }: Omit<Props, 'unread'>) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(listQuery)
  if (isPending)
    return (
      <div className={classes.loading}>
        <RowsSkeleton rows={4} height={56} />
      </div>
    )
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <EmptyState
        compact
        icon={<IconBellOff size={20} stroke={1.5} />}
        title={t('notifications.empty_title')}
        description={t('notifications.empty_text')}
      />
    )
  return (
    <div className={classes.scroll}>
      <ul className={classes.list}>
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} pathOf={pathOf} onLeave={onLeave} />
        ))}
      </ul>
      {hasNextPage && (
        <Group justify="center" py="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('notifications.older')}
          </Button>
        </Group>
      )}
    </div>
  )
}
