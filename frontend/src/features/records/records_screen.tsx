import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { CorrectionList } from './corrections/correction_list.tsx'
import { correctionsQuery } from './corrections/queries.ts'
import { DecisionList } from './decide/decision_list.tsx'
import { OwnList } from './list/own_list.tsx'
import { summaryQuery, type RecordsAsked } from './list/queries.ts'
import { Sums } from './list/sums.tsx'
import { OwnDayCard } from './own_day/own_day_card.tsx'
import { SettlementList } from './settlement/settlement_list.tsx'
import { planQuery } from './queries.ts'
import { RecordFilters } from './record_filters.tsx'
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
  const me = plan.data?.people.find(({ id }) => id === employeeId)

  return (
    <Screen
      title={t('records.list.title')}
      description={t(readsOthers ? 'records.list.description' : 'records.list.own_description')}
    >
      {employeeId !== null && mayRegister && <OwnDayCard />}
      <RecordFilters filters={filters} people={plan.data?.people ?? []} />
      {summary.isError ? (
        <ErrorState error={summary.error} onRetry={summary.refetch} />
      ) : (
        <>
          {summary.data && (
            <Sums summary={summary.data} normMinutes={readsOthers ? null : (me?.normMinutes ?? null)} />
          )}
          <ViewSwitch filters={filters} waiting={waiting.data?.total ?? 0} />
          {filters.view === 'corrections' ? (
            <CorrectionList asked={asked} />
          ) : filters.view === 'settlement' ? (
            <SettlementList
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
