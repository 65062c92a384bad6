import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Page } from '@shiftloom/backend/contracts/http'
import type { OfficeEvent } from '@shiftloom/backend/contracts/office'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { http } from '#/lib/api/http.ts'
import { browserZone } from '#/lib/time/time_zone.ts'
import { fieldText, valueText } from '#/domain/changes/change_words.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'

type Read = (id: string, query: { page: number; pageSize: number }) => Promise<Page<OfficeEvent>>
const quiet = { quiet: true } as const

export const OrganisationEvents = () => (
  <Events
    of="organisation"
    read={(id, query) => http.get(`/office/organisations/${id}/events`, query, quiet)}
  />
)
export const UserEvents = () => (
  <Events of="user" read={(id, query) => http.get(`/office/users/${id}/events`, query, quiet)} />
)
export const IndustryEvents = () => (
  <Events of="industry" read={(id, query) => http.get(`/office/industries/${id}/events`, query, quiet)} />
)
export const RegionEvents = () => (
  <Events of="region" read={(id, query) => http.get(`/office/regions/${id}/events`, query, quiet)} />
)

const pageSize = 20

/** Who did what to the thing of this page, newest first. */
function Events({ of, read }: { of: string; read: Read }) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const found = useInfiniteQuery({
    queryKey: ['office', 'events', of, id],
    queryFn: ({ pageParam }) => read(id, { page: pageParam, pageSize }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
  const { data, error, isLoadingError, isPending, refetch, hasNextPage, fetchNextPage } = found
  const events = data && eachOnce(data.pages.flatMap(({ items }) => items))
  return (
    <Card component="section" aria-label={t('events.title')}>
      <Title order={2} fz="lg" mb="sm">
        {t('events.title')}
      </Title>
      {isLoadingError && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <RowsSkeleton rows={3} />}
      {events?.length === 0 && <Text c="dimmed">{t('events.empty')}</Text>}
      {events && events.length > 0 && (
        <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {events.map((event) => (
            <Event key={event.id} entity={of} event={event} />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Button
          variant="subtle"
          mt="md"
          loading={found.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('events.older')}
        </Button>
      )}
    </Card>
  )
}

/** What happens between two pages moves the last event of the first to the second. */
const eachOnce = (events: OfficeEvent[]): OfficeEvent[] => [
  ...new Map(events.map((event) => [event.id, event])).values(),
]

type EventProps = { entity: string; event: OfficeEvent }

function Event({ entity, event: { at, actor, action, changes, names, more } }: EventProps) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const words = { t, format, timeZone: browserZone(), changes, names, entity }
  const key = `events.action.${action.replace('.', '_')}`
  return (
    <li>
      <Group gap="sm" align="baseline">
        <Text fw={550}>{i18n.exists(key) ? t(key) : t('events.changed')}</Text>
        <Text fz="sm" c="dimmed">
          {actor ? format.personName(actor) : t('events.system')}
          {' · '}
          <span className="tabular">{format.instant(at, browserZone())}</span>
        </Text>
      </Group>
      {changes.map(({ path, before, after }) => (
        <Text key={path} fz="sm">
          {t('events.change', {
            name: fieldText(words, path),
            before: valueText(words, path, before),
            after: valueText(words, path, after),
          })}
        </Text>
      ))}
      {more > 0 && (
        <Text fz="sm" c="dimmed">
          {t('events.more', { count: more })}
        </Text>
      )}
    </li>
  )
}
