import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/format.ts'
import { isApiFailure } from '#/lib/api_failure.ts'
import { useProfile } from '#/lib/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { toast } from '#/ui/toast.ts'
import { CalendarAddress } from './calendar_address.tsx'
import { calendarFeedQuery, useCloseCalendarFeed, useOpenCalendarFeed } from './calendar_queries.ts'

/** One's own shifts in another calendar: a secret address, shown once. */
export function CalendarCard() {
  const { t } = useTranslation()
  const { data: feed, error, isPending, refetch } = useQuery(calendarFeedQuery)
  const { impersonation } = useProfile()
  return (
    <Card mt="lg">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('account.calendar.title')}
        </Title>
        {feed && (
          <Badge variant="light" color={feed.isOpen ? 'teal' : 'gray'} c="gray.9">
            {t(feed.isOpen ? 'account.calendar.on' : 'account.calendar.off')}
          </Badge>
        )}
      </Group>
      <Text c="dimmed" mb="md">
        {t('account.calendar.lead')}
      </Text>
      {isPending && <Skeleton height={90} />}
      {error && !feed && <ErrorState error={error} onRetry={refetch} />}
      {feed && !impersonation && <Feed isOpen={feed.isOpen} />}
      {feed?.isOpen && <LastRead at={feed.lastReadAt} />}
    </Card>
  )
}

function LastRead({ at }: { at: string | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Text fz="sm" c="dimmed" mt="sm">
      {at ? t('account.calendar.read', { when: format.untilInstant(at) }) : t('account.calendar.never_read')}
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
      title: t(`account.calendar.${what}_title`),
      text: t('account.calendar.ends'),
      confirmLabel: t(`account.calendar.${what}`),
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
      onSuccess: () => toast({ type: 'success', text: t('account.calendar.closed') }),
    })
  }

  return (
    <Stack gap="md">
      {open.data && <CalendarAddress path={open.data.path} />}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={18} stroke={1.6} aria-hidden />}
          loading={open.isPending}
          onClick={() => void openAnew()}
        >
          {t(isOpen ? 'account.calendar.renew' : 'account.calendar.open')}
        </Button>
        {isOpen && (
          <Button variant="subtle" loading={close.isPending} onClick={() => void takeBack()}>
            {t('account.calendar.close')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
