import { Button } from '@mantine/core'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCan } from '#/lib/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { AddEmployeeDrawer } from './add_employee_drawer.tsx'
import { EmployeeFilters } from './employee_filters.tsx'
import { employeesQuery } from './queries.ts'
import { useColumns } from './use_columns.tsx'
import { useFilters } from './use_filters.ts'

const pageSize = 25

export function EmployeesScreen() {
  const { t } = useTranslation()
  const go = useNavigate()
  const state = useTableState()
  const filters = useFilters()
  const employees = useQuery(employeesQuery({ ...state.query, ...filters.query, pageSize }))
  const columns = useColumns()
  const mayAdd = useCan('employees.create')
  const [adding, setAdding] = useState(false)
  const narrowed = filters.active || state.search !== ''

  const addButton = mayAdd && (
    <Button leftSection={<IconUserPlus size={18} />} onClick={() => setAdding(true)}>
      {t('employees.add.open')}
    </Button>
  )

  return (
    <Screen
      title={t('employees.list.title')}
      description={t('employees.list.description')}
      actions={addButton}
    >
      <EmployeeFilters state={state} filters={filters} />
      {employees.isError ? (
        <ErrorState error={employees.error} onRetry={employees.refetch} />
      ) : (
        <DataTable<EmployeeListItem>
          label={t('employees.list.title')}
          columns={columns}
          page={employees.data}
          rowId={({ id }) => id}
          state={state}
          onRowClick={({ id }) => void go(`/employees/${id}/details`)}
          empty={<Nobody kind={narrowed ? 'narrowed' : filters.archived ? 'archived' : 'none'} />}
        />
      )}
      {adding && <AddEmployeeDrawer onClose={() => setAdding(false)} />}
    </Screen>
  )
}

function Nobody({ kind }: { kind: 'narrowed' | 'archived' | 'none' }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<IconUsers size={28} stroke={1.5} />}
      title={t(`employees.empty.${kind}`)}
      description={t(`employees.empty.${kind}_text`)}
    />
  )
}
