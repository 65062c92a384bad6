import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useLiveRequests } from '../use_live_requests.ts'
import { EntryModal } from './entry_modal.tsx'
import { FactsModal } from './facts_modal.tsx'
import { FactsList } from './facts_list.tsx'
import { LimitHistory } from './limit_history.tsx'
import { limitsQuery } from './limit_queries.ts'
import { LimitsTable } from './limits_table.tsx'

type Props = { employeeId: string; year: number }

/** What a person may take in a year, what it follows from, and what was entered by hand. */
export function PersonLimitsView({ employeeId, year }: Props) {
  const { t, i18n } = useTranslation()
  useLiveRequests()
  const mayEdit = useCan('request_limits.edit')
  const [opened, setOpened] = useState<'entry' | 'facts' | null>(null)
  const query = useQuery(limitsQuery(employeeId, year, i18n.language))
  if (query.isLoadingError) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (!query.data) return <RowsSkeleton />
  const { data } = query
  return (
    <Stack gap="lg">
      <Card component="section" aria-label={t('requests.limits.of_year', { year: String(data.year) })}>
        <Group justify="space-between" mb="sm">
          <Title order={2} fz="lg">
            {t('requests.limits.of_year', { year: String(data.year) })}
          </Title>
          {mayEdit && data.limits.length > 0 && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('entry')}>
              {t('requests.limits.enter')}
            </Button>
          )}
        </Group>
        {data.limits.length > 0 ? (
          <LimitsTable limits={data.limits} />
        ) : (
          <Text c="dimmed">{t('requests.limits.none')}</Text>
        )}
      </Card>
      <Card component="section" aria-label={t('requests.limits.facts')}>
        <Group justify="space-between" mb="sm">
          <Title order={2} fz="lg">
            {t('requests.limits.facts')}
          </Title>
          {mayEdit && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setOpened('facts')}
            >
              {t('requests.edit')}
            </Button>
          )}
        </Group>
        <FactsList limits={data} />
      </Card>
      <Card component="section" aria-label={t('requests.history')}>
        <Title order={2} fz="lg" mb="sm">
          {t('requests.history')}
        </Title>
        <LimitHistory limits={data} />
      </Card>
      {opened === 'entry' && <EntryModal limits={data} onClose={() => setOpened(null)} />}
      {opened === 'facts' && <FactsModal limits={data} onClose={() => setOpened(null)} />}
    </Stack>
  )
}
