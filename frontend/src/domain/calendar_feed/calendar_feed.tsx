import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { toast } from '#/ui/toast.ts'
import { CalendarAddress } from './calendar_address.tsx'
import { calendarFeedQuery, useCloseCalendarFeed, useOpenCalendarFeed } from './queries.ts'

/** What the address is for, the address while it is known, and what can be done with it. */
export function CalendarFeed() {
  const { t } = useTranslation()
  const { data: feed, error, isPending, refetch } = useQuery(calendarFeedQuery)
  const { impersonation } = useProfile()
  return (
    <>
      <Text c="dimmed" mb="md">
        {t('calendar_feed.lead')}
      </Text>
      {isPending && <Skeleton height={90} />}
      {error && !feed && <ErrorState error={error} onRetry={refetch} />}
      {feed && !impersonation && <Feed isOpen={feed.isOpen} />}
      {feed?.isOpen && <LastRead at={feed.lastReadAt} />}
    </>
  )
}

function LastRead({ at }: { at: string | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Text fz="sm" c="dimmed" mt="sm">
      {at ? t('calendar_feed.read', { when: format.untilInstant(at) }) : t('calendar_feed.never_read')}
    </Text>
  )
}

function Feed({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const open = useOpenCalendarFeed()
  const close = useCloseCalendarFeed()
  const ask = (what: 'renew' | 'close') =>
    confirm({
      title: t(`calendar_feed.${what}_title`),
      text: t('calendar_feed.ends'),
      confirmLabel: t(`calendar_feed.${what}`),
      destructive: true,
    })
  const tell = (failure: Error) =>
    isApiFailure(failure, 403) && toast({ type: 'warning', text: failure.message })
  async function openAnew() {
    if (!isOpen || (await ask('renew'))) open.mutate(undefined, { onError: tell })
  }
  async function takeBack() {
    if (!(await ask('close'))) return
    open.reset()
    close.mutate(undefined, {
      onError: tell,
      onSuccess: () => toast({ type: 'success', text: t('calendar_feed.closed') }),
    })
  }
  return (
    <Stack gap="md">
      {open.data && <CalendarAddress path={open.data.path} />}
      {isOpen && !open.data && <Text fz="sm">{t('calendar_feed.known')}</Text>}
      <Group gap="sm">
        <Button
          variant={isOpen ? 'default' : 'filled'}
          leftSection={<IconCalendarShare size={18} stroke={1.6} aria-hidden />}
          loading={open.isPending}
          onClick={() => void openAnew()}
        >
          {t(isOpen ? 'calendar_feed.renew' : 'calendar_feed.open')}
        </Button>
        {isOpen && (
          <Button variant="subtle" loading={close.isPending} onClick={() => void takeBack()}>
            {t('calendar_feed.close')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
