import { Card, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { presenceStates, type Presence, type PresenceState } from '@shiftloom/backend/contracts/presence'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { PersonLine } from './person_line.tsx'
import { presenceQuery } from './queries.ts'

/** Who is at work, on a break, missed, still to come and gone, as it changes. */
export function PresenceBoard({ locationId }: { locationId: string | null }) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery(presenceQuery(locationId))
  if (isPending) return <Skeleton height={220} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  if (data.length === 0)
    return (
      <EmptyState
        icon={<IconUsers size={28} stroke={1.5} />}
        title={t('records.presence.empty')}
        description={t('records.presence.empty_text')}
      />
    )
  const shown = presenceStates.filter((state) => data.some((one) => one.state === state))
  return (
    <SimpleGrid cols={{ base: 2, xl: 3 }}>
      {shown.map((state) => (
        <Group key={state} state={state} people={data.filter((one) => one.state === state)} />
      ))}
    </SimpleGrid>
  )
}

function Group({ state, people }: { state: PresenceState; people: Presence[] }) {
  const { t } = useTranslation()
  const title = t(`records.presence.${state}`)
  return (
    <Card component="section" aria-label={title} style={{ alignSelf: 'start' }}>
      <Title order={2} size="h4" mb="sm">
        {title}{' '}
        <Text span c="dimmed" fz="md">
          {people.length}
        </Text>
      </Title>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {people.map((one) => (
          <PersonLine key={one.employee.id} presence={one} />
        ))}
      </ul>
    </Card>
  )
}
