import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { CorrectionList } from './corrections/correction_list.tsx'
import { correctionsQuery } from './corrections/queries.ts'
import { DecisionList } from './decide/decision_list.tsx'
import { MonthProgress } from './list/month_progress.tsx'
import { OwnList } from './list/own_list.tsx'
import { summaryQuery, type RecordsAsked } from './record_queries.ts'
import { Sums } from './list/sums.tsx'
import { OwnDayCard } from './own_day/own_day_card.tsx'
import { SettlementView } from './settlement/settlement_view.tsx'
import { LiveTime } from './presence/live_time.tsx'
import { PresenceBoard } from './presence/presence_board.tsx'
import { planQuery } from './queries.ts'
import { LocationFilter, RecordFilters } from './record_filters.tsx'
import { SheetButton } from './sheet/sheet_button.tsx'
import { useFilters, type Filters } from './use_filters.ts'
import { ViewSwitch } from './view_switch.tsx'

/** Worked time of a month: one's own, or that of the people one answers for, to be approved. */
export function RecordsScreen() {
  const { t } = useTranslation()
  const readsOthers = useCan('records.read')
  const mayRegister = useCan('punches.create_own')
  const { employeeId } = useProfile()
  const filters = useFilters()
  const plan = useQuery(planQuery(filters.month, readsOthers ? filters.locationId : null))
  const asked = askedOf(filters, readsOthers)
  const summary = useQuery(summaryQuery(asked))
  const waiting = useQuery(correctionsQuery(asked, 1, 'open'))
  const sheetOf = readsOthers ? filters.personId : employeeId
  // Who is in is seen of this moment: neither a month nor a person is chosen.
  const isNow = filters.view === 'presence' && readsOthers
  const me = plan.data?.people.find(({ id }) => id === employeeId)

  return (
    <Screen
      title={t('records.list.title')}
      description={t(readsOthers ? 'records.list.description' : 'records.list.own_description')}
    >
      {readsOthers && <LiveTime />}
      {employeeId !== null && mayRegister && <OwnDayCard isBrief={readsOthers} />}
      {!isNow && <RecordFilters filters={filters} people={plan.data?.people ?? []} />}
      {summary.isLoadingError ? (
        <ErrorState error={summary.error} onRetry={summary.refetch} />
      ) : (
        <>
          {summary.data && !isNow && (
            <Sums summary={summary.data} normMinutes={readsOthers ? null : (me?.normMinutes ?? null)} />
          )}
          {summary.data && !readsOthers && me && (
            <MonthProgress summary={summary.data} normMinutes={me.normMinutes} />
          )}
          <Group justify="space-between" align="flex-start">
            <ViewSwitch filters={filters} waiting={waiting.data?.total ?? 0} />
            {isNow ? (
              <LocationFilter filters={filters} />
            ) : (
              <Group gap="sm">
                {readsOthers && filters.locationId && (
                  <SheetButton of={{ locationId: filters.locationId }} month={filters.month} />
                )}
                {sheetOf && <SheetButton of={{ employeeId: sheetOf }} month={filters.month} />}
              </Group>
            )}
          </Group>
          {filters.view === 'corrections' ? (
            <CorrectionList asked={asked} />
          ) : isNow ? (
            <PresenceBoard locationId={filters.locationId} />
          ) : filters.view === 'settlement' ? (
            <SettlementView
              asked={readsOthers || employeeId === null ? asked : { ...asked, employeeId }}
              onChoose={(id) => filters.choose('person', id)}
            />
          ) : readsOthers ? (
            <DecisionList asked={asked} counts={summary.data?.counts} />
          ) : (
            <OwnList asked={asked} />
          )}
        </>
      )}
    </Screen>
  )
}

const askedOf = ({ month, locationId, personId }: Filters, readsOthers: boolean): RecordsAsked => ({
  ...month,
  ...(readsOthers && locationId && { locationIds: [locationId] }),
  ...(readsOthers && personId && { employeeId: personId }),
})
