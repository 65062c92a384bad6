import { Group, Text } from '@mantine/core'
import { IconClockCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { OwnDayCard } from './own_day/own_day_card.tsx'
import { planQuery } from './queries.ts'
import { RecordFilters } from './record_filters.tsx'
import { recordsOf, totalsOf, type DayRecord, type Totals } from './records.ts'
import { useColumns } from './use_columns.tsx'
import { useFilters, type Filters } from './use_filters.ts'
import classes from './records_screen.module.css'

const pageSize = 25

/** Work of a month by person and day: one's own, or that of the people one plans. */
export function RecordsScreen() {
  const { t } = useTranslation()
  const readsOthers = useCan('records.read')
  const mayRegister = useCan('punches.create_own')
  const registersTime = useProfile().employeeId !== null && mayRegister
  const filters = useFilters()
  const state = useTableState()
  const plan = useQuery(planQuery(filters.month, readsOthers ? filters.locationId : null))
  const records = useRecords(plan.data, filters)
  const columns = useColumns({ withPerson: readsOthers })
  const page = Math.min(state.page, Math.max(1, Math.ceil((records?.length ?? 1) / pageSize)))

  return (
    <Screen title={t('records.list.title')} description={t('records.list.description')}>
      {registersTime && <OwnDayCard />}
      <RecordFilters filters={filters} people={plan.data?.people ?? []} />
      {plan.isError ? (
        <ErrorState error={plan.error} onRetry={plan.refetch} />
      ) : (
        <>
          {records && <Sums totals={totalsOf(records)} withPeople={readsOthers} />}
          <DataTable<DayRecord>
            label={t('records.list.title')}
            columns={columns}
            page={
              records && {
                items: records.slice((page - 1) * pageSize, page * pageSize),
                total: records.length,
                page,
                pageSize,
              }
            }
            rowId={({ id }) => id}
            state={{ ...state, page }}
            empty={
              <EmptyState
                icon={<IconClockCheck size={28} stroke={1.5} />}
                title={t('records.list.empty')}
                description={t('records.list.empty_text')}
              />
            }
          />
        </>
      )}
    </Screen>
  )
}

function useRecords(plan: Parameters<typeof recordsOf>[0] | undefined, { month, personId }: Filters) {
  const readsOthers = useCan('records.read')
  const me = useProfile().employeeId
  const { compare } = useFormat()
  // Users who read only their own records and are not employees have none: no id matches.
  const employeeId = readsOthers ? personId : (me ?? '')
  const { from, until } = month
  return useMemo(
    () => plan && recordsOf(plan, { from, until }, { employeeId, now: new Date(), compare }),
    [plan, from, until, employeeId, compare]
  )
}

function Sums({ totals, withPeople }: { totals: Totals; withPeople: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Group component="dl" className={classes.sums} mt={0} mb="md">
      <Sum label={t('records.total.hours')}>
        {t('records.hours', { hours: format.hours(totals.minutes) })}
      </Sum>
      <Sum label={t('records.total.done')}>
        {t('records.hours', { hours: format.hours(totals.doneMinutes) })}
      </Sum>
      <Sum label={t('records.total.days')}>{format.number(totals.days)}</Sum>
      {withPeople && <Sum label={t('records.total.people')}>{format.number(totals.people)}</Sum>}
    </Group>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.sum}>
      <Text component="dt" fz="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz={20} fw={650} className="tabular">
        {children}
      </Text>
    </div>
  )
}
