import { Button, Text } from '@mantine/core'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { AddEmployeeDrawer } from '../new_person/add_employee_drawer.tsx'
import { BulkBar } from '../bulk/bulk_bar.tsx'
import { ColumnMenu } from './column_menu.tsx'
import { EmployeeFilters } from './employee_filters.tsx'
import { PeopleGrid } from './people_grid.tsx'
import { blockQuery } from '../queries.ts'
import { useColumnChoice } from './use_column_choice.ts'
import { useFilters } from './use_filters.ts'
import { useMatching } from '../bulk/use_matching.ts'

export function EmployeesScreen() {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useTableState()
  const filters = useFilters()
  const { hidden, toggle } = useColumnChoice()
  const query = { ...filters.query, sort: state.query.sort, search: state.query.search }
  // The grid reads the same first rows: from here it is known how many there are, and whether they came.
  const first = useQuery({ ...blockQuery(query, 1), placeholderData: keepPreviousData })
  const matching = useMatching(query)
  const [failure, setFailure] = useState<unknown>(null)
  const [selected, setSelected] = useState<EmployeeListItem[]>([])
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected])
  const fail = useCallback((error: unknown) => setFailure(error), [])
  const mayAdd = useCan('employees.create')
  const mayChange = [useCan('employees.edit'), useCan('employees.archive')].some(Boolean)
  const [adding, setAdding] = useState(false)
  const narrowed = filters.active || state.search !== ''
  const total = first.data?.total
  const retry = () => {
    setFailure(null)
    void first.refetch()
  }

  return (
    <Screen
      layout="fill"
      title={t('employees.list.title')}
      description={t('employees.list.description')}
      actions={
        <>
          <ScreenPart place="employees.import" />
          {mayAdd && (
            <Button leftSection={<IconUserPlus size={18} />} onClick={() => setAdding(true)}>
              {t('employees.add.open')}
            </Button>
          )}
        </>
      }
    >
      <EmployeeFilters state={state} filters={filters}>
        <ColumnMenu hidden={hidden} onToggle={toggle} />
      </EmployeeFilters>
      <BulkBar
        people={selected}
        total={total ?? 0}
        matching={matching}
        archived={filters.archived}
        onClear={() => setSelected([])}
      />
      {first.isLoadingError || failure ? (
        <ErrorState error={first.error ?? failure} onRetry={retry} />
      ) : total === undefined ? (
        <RowsSkeleton rows={8} height={56} />
      ) : total === 0 ? (
        <NoPeople kind={narrowed ? 'narrowed' : filters.archived ? 'archived' : 'none'} />
      ) : (
        <PeopleGrid
          query={query}
          state={state}
          hidden={hidden}
          readAt={first.dataUpdatedAt}
          selectable={mayChange}
          selectedIds={selectedIds}
          onSelect={setSelected}
          everybody={matching.all !== null}
          onFewer={matching.forget}
          onFailure={fail}
        />
      )}
      {total !== undefined && total > 0 && (
        <Text c="dimmed" fz="sm" mt="xs" className="tabular" aria-live="polite">
          {t('employees.list.total', { count: total, shown: format.number(total) })}
        </Text>
      )}
      {adding && <AddEmployeeDrawer onClose={() => setAdding(false)} />}
    </Screen>
  )
}

function NoPeople({ kind }: { kind: 'narrowed' | 'archived' | 'none' }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<IconUsers size={28} stroke={1.5} />}
      title={t(`employees.empty.${kind}`)}
      description={t(`employees.empty.${kind}_text`)}
    />
  )
}
