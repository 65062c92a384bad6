import { Text } from '@mantine/core'
import { IconReportMoney } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import type { RecordsAsked } from '../record_queries.ts'
import { DayTable } from './day_table.tsx'
import { PeriodTable } from './period_table.tsx'
import { PlaceTable } from './place_table.tsx'
import { totalsQuery } from './queries.ts'
import { RunLine } from './run_line.tsx'

type Props = { asked: RecordsAsked; by: 'day' | 'location' | 'period' }

/** What approved work of a month comes to on each day, at each location, or in each settlement period. */
export function SettlementTotals({ asked, by }: Props) {
  const { t } = useTranslation()
  const query = useQuery(totalsQuery(asked))
  if (query.isLoadingError) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (!query.data) return <RowsSkeleton />
  const { days, places, periods, people, outdated, missing, run } = query.data
  const month = asked.from.slice(0, 7)
  const behind = [
    ...(missing > 0 ? [t('records.settlement.missing', { count: missing })] : []),
    ...(outdated > 0 ? [t('records.settlement.outdated', { count: outdated })] : []),
  ]
  return (
    <>
      <Text c="dimmed" mb="sm">
        {t(`records.settlement.about_${by}`)}
      </Text>
      {run && <RunLine run={run} month={month} />}
      {behind.map((sentence) => (
        <Text key={sentence} fz="sm" c="orange.9" mb="sm">
          {sentence}
        </Text>
      ))}
      {people === 0 ? (
        <EmptyState
          icon={<IconReportMoney size={28} stroke={1.5} />}
          title={t('records.list.empty')}
          description={t('records.settlement.empty_text')}
        />
      ) : by === 'day' ? (
        <DayTable rows={days} />
      ) : by === 'location' ? (
        <PlaceTable rows={places} />
      ) : (
        <PeriodTable rows={periods} />
      )}
    </>
  )
}
