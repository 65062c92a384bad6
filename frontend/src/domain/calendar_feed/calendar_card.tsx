import { Badge, Card, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CalendarFeed } from './calendar_feed.tsx'
import { calendarFeedQuery } from './queries.ts'

/** One's own shifts in another calendar: a secret address, shown once. */
export function CalendarCard() {
  const { t } = useTranslation()
  const { data: feed } = useQuery(calendarFeedQuery)
  return (
    <Card mt="lg">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('calendar_feed.title')}
        </Title>
        {feed && (
          <Badge variant="light" color={feed.isOpen ? 'teal' : 'gray'} c="gray.9">
            {t(feed.isOpen ? 'calendar_feed.on' : 'calendar_feed.off')}
          </Badge>
        )}
      </Group>
      <CalendarFeed />
    </Card>
  )
}
