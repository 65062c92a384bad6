import { Anchor, Button, Group, SegmentedControl } from '@mantine/core'
import { IconCalendarCheck, IconPlus } from '@tabler/icons-react'
import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { DeputiesModal } from '../deputies/deputies_modal.tsx'
import { StandingIn } from '../deputies/standing_in.tsx'
import { RequestModal } from '../form/request_modal.tsx'
import { OwnLimits } from '../limits/own_limits.tsx'
import { pathOfCalendar, pathOfLimits, pathOfPersonCalendar, pathOfRequest } from '../paths.ts'
import { countsQuery, requestsQuery, usableTypesQuery } from '../queries.ts'
import { useLiveRequests } from '../use_live_requests.ts'
import { SeveralBar } from '../several/several_bar.tsx'
import { useChosen } from '../several/use_chosen.tsx'
import { StatusTabs } from './status_tabs.tsx'
import { useRequestColumns } from './use_request_columns.tsx'
import { useRequestFilters } from './use_request_filters.ts'

const pageSize = 25

/** Requests of the reader, and for those who decide also everyone's. */
export function RequestsScreen() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  useLiveRequests()
  const readsOthers = useCan('requests.read')
  const { employeeId } = useProfile()
  const filesForOthers = useCan('requests.create')
  const readsLimits = useCan('request_limits.read')
  const readsCalendar = useCan('requests.read_calendar')
  const decides = useCan('requests.accept')
  const [isFiling, setIsFiling] = useState(false)
  const [showsDeputies, setShowsDeputies] = useState(false)
  const state = useTableState()
  const filters = useRequestFilters(readsOthers)
  const { page, search } = state.query
  const { data: types = [] } = useQuery(usableTypesQuery(i18n.language))
  const { data: counts } = useQuery(countsQuery({ ...filters.query, search }))
  const chosen = filters.status === null ? undefined : [filters.status]
  const requests = useQuery(requestsQuery({ ...filters.query, search, statuses: chosen, page, pageSize }))
  const isFiltered = Boolean(search) || filters.type !== null || filters.status !== null
  const several = useChosen(requests.data?.items ?? [])
  const decidesHere = decides && filters.whose === 'others'
  const facts = useRequestColumns(filters.whose === 'others')
  const mayFile = employeeId !== null || filesForOthers
  const fileButton = mayFile && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsFiling(true)}>
      {t('requests.new')}
    </Button>
  )
  return (
    <Screen
      title={t('requests.title')}
      description={t(readsOthers ? 'requests.description_all' : 'requests.description_own')}
      actions={fileButton}
    >
      <Group mb="md" gap="sm" align="flex-end">
        {readsOthers && (
          <SegmentedControl
            aria-label={t('requests.filter.whose')}
            value={filters.whose}
            onChange={filters.setWhose}
            data={(['others', 'own'] as const).map((value) => ({
              value,
              label: t(`requests.filter.${value}`),
            }))}
          />
        )}
        <SearchField
          state={state}
          w={240}
          placeholder={t(filters.whose === 'own' ? 'requests.filter.search_own' : 'requests.filter.search')}
        />
        <SelectField
          aria-label={t('requests.column.type')}
          placeholder={t('requests.filter.every_type')}
          size="sm"
          w={240}
          clearable
          data={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.type}
          onChange={filters.setType}
        />
        <Group gap="md" ml="auto">
          {decides && (
            <Anchor component="button" type="button" onClick={() => setShowsDeputies(true)}>
              {t('requests.deputies.title')}
            </Anchor>
          )}
          {employeeId && (
            <Anchor component={Link} to={pathOfPersonCalendar(employeeId)}>
              {t('requests.calendar.own')}
            </Anchor>
          )}
          {readsCalendar && (
            <Anchor component={Link} to={pathOfCalendar}>
              {t('titles.requests-calendar')}
            </Anchor>
          )}
          {readsLimits && (
            <Anchor component={Link} to={pathOfLimits}>
              {t('requests.limits.title')}
            </Anchor>
          )}
        </Group>
      </Group>
      {decides && employeeId && <StandingIn />}
      {employeeId && filters.whose === 'own' && <OwnLimits employeeId={employeeId} />}
      <StatusTabs filters={filters} counts={counts} />
      {decidesHere && <SeveralBar chosen={several} />}
      {requests.isLoadingError ? (
        <ErrorState error={requests.error} onRetry={requests.refetch} />
      ) : (
        <DataTable<FiledRequest>
          label={t('requests.title')}
          columns={decidesHere && several.possible.length > 0 ? [several.column, ...facts] : facts}
          page={requests.data}
          rowId={({ id }) => id}
          state={state}
          onRowClick={({ id }) => void navigate(pathOfRequest(id))}
          empty={
            <EmptyState
              icon={<IconCalendarCheck size={28} stroke={1.5} />}
              title={t('requests.empty')}
              description={t(isFiltered ? 'requests.empty_text' : 'requests.empty_all_text')}
            />
          }
        />
      )}
      {showsDeputies && <DeputiesModal onClose={() => setShowsDeputies(false)} />}
      {isFiling && <RequestModal request={null} onClose={() => setIsFiling(false)} />}
    </Screen>
  )
}
