import { Anchor, Text, Title } from '@mantine/core'
import type { SettledPerson } from '@shiftloom/backend/contracts/settlement'
import { IconReportMoney } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { DataTable, type Column } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useTableState } from '#/ui/table_state.ts'
import type { RecordsAsked } from '../record_queries.ts'
import { BreachList } from './breach_list.tsx'
import { DaysOffDue } from './days_off_due.tsx'
import { useMinutesColumns } from './minutes_columns.tsx'
import { OwnDays } from './own_days.tsx'
import { OwnPlaces } from './own_places.tsx'
import { PeriodFigures } from './period_figures.tsx'
import { settlementQuery } from './queries.ts'
import { RunLine } from './run_line.tsx'

type Props = { asked: RecordsAsked; onChoose: (personId: string) => void }

/** What approved work of a month comes to: by person, and by day for the one who was chosen. */
export function SettlementList({ asked, onChoose }: Props) {
  const { t } = useTranslation()
  const state = useTableState()
  const query = useQuery(settlementQuery(asked, state.page))
  const run = query.data?.run ?? null
  const columns = useColumns(onChoose, run?.state === 'cancelled')
  const choosesPeople = useCan('records.read')
  if (query.isLoadingError) return <ErrorState error={query.error} onRetry={query.refetch} />
  const [person] = query.data?.items ?? []
  return (
    <>
      <Text c="dimmed" mb="sm">
        {t('records.settlement.about')}
      </Text>
      {run && <RunLine run={run} month={asked.from.slice(0, 7)} />}
      <DataTable
        label={t('records.settlement.title')}
        columns={columns}
        page={query.data}
        rowId={({ employee }) => employee.id}
        state={state}
        empty={
          <EmptyState
            icon={<IconReportMoney size={28} stroke={1.5} />}
            title={t('records.list.empty')}
            description={t('records.settlement.empty_text')}
          />
        }
      />
      {asked.employeeId !== undefined && person && (
        <>
          <PeriodFigures person={person} />
          <DaysOffDue days={person.daysOffDue} />
          <OwnPlaces person={person} />
          {choosesPeople && (
            <>
              <Title order={2} size="h3" mt="lg" mb="xs">
                {t('records.breaches.title')}
              </Title>
              <BreachList breaches={person.breaches} />
            </>
          )}
          <OwnDays person={person} />
        </>
      )}
    </>
  )
}

/** An amount that leaves out work without a rate says so. */
function CostCell({ cost, unpriced }: Pick<SettledPerson, 'cost' | 'unpriced'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      {cost && <span className="tabular">{format.money(cost)}</span>}
      {(unpriced === 'some' || unpriced === 'all') && (
        <Text fz="sm" c="orange.9">
          {t(`records.settlement.unpriced_${unpriced}`)}
        </Text>
      )}
    </>
  )
}

/** Of periods that have ended: until then it is no overtime yet. */
function AveragedHours({ periods }: Pick<SettledPerson, 'periods'>) {
  const format = useFormat()
  const ended = periods.filter(({ ended }) => ended)
  const minutes = ended.reduce((sum, { averaged }) => sum + (averaged?.minutes ?? 0), 0)
  return <span className="tabular">{minutes > 0 ? format.hours(minutes) : ''}</span>
}

function useColumns(onChoose: Props['onChoose'], isStopped: boolean): Column<SettledPerson>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const seesCost = useCan('record_cost.read')
  const choosesPeople = useCan('records.read')
  const minutes = useMinutesColumns<SettledPerson>()
  const cost: Column<SettledPerson> = {
    key: 'cost',
    title: t('records.settlement.cost'),
    align: 'right',
    render: (row) => <CostCell {...row} />,
  }
  const averaged: Column<SettledPerson> = {
    key: 'averaged',
    title: t('records.settlement.averaged_short'),
    align: 'right',
    render: ({ periods }) => <AveragedHours periods={periods} />,
  }
  return [
    {
      key: 'person',
      title: t('records.column.person'),
      render: ({ employee, waitingRecords, outdated }) => (
        <>
          {choosesPeople ? (
            <Anchor component="button" type="button" fw={550} ta="left" onClick={() => onChoose(employee.id)}>
              {format.personName(employee)}
            </Anchor>
          ) : (
            <Text fw={550}>{format.personName(employee)}</Text>
          )}
          {waitingRecords > 0 && (
            <Text fz="sm" c="orange.9">
              {t('records.settlement.waiting', { count: waitingRecords })}
            </Text>
          )}
          {outdated && (
            <Text fz="sm" c="dimmed">
              {t(isStopped ? 'records.settlement.outdated_cancelled' : 'records.settlement.outdated_running')}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'norm',
      title: t('records.total.norm'),
      align: 'right',
      render: ({ normMinutes }) => <span className="tabular">{format.hours(normMinutes)}</span>,
    },
    ...minutes,
    averaged,
    ...(seesCost ? [cost] : []),
  ]
}
