import { Group, SegmentedControl } from '@mantine/core'
import type { Page } from '@shiftloom/backend/contracts/http'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type Column, DataTable } from './data_table.tsx'
import { EmptyState } from './empty_state.tsx'
import { ErrorState } from './error_state.tsx'
import { Screen } from './screen.tsx'
import { SearchField } from './search_field.tsx'
import type { TableState } from './table_state.ts'

/** Whether archived rows are shown, in the address; a change begins at the first page. */
export function useArchivedFilter() {
  const [params, setParams] = useSearchParams()
  const archived = params.get('archived') === 'true'
  const choose = (next: boolean) =>
    setParams(
      (old) => {
        old.delete('page')
        if (next) old.set('archived', 'true')
        else old.delete('archived')
        return old
      },
      { replace: true }
    )
  return { archived, choose }
}

type Props<Row extends { id: string }> = {
  title: string
  description: string
  columns: Column<Row>[]
  found: UseQueryResult<Page<Row>>
  state: TableState
  filter: ReturnType<typeof useArchivedFilter>
  actions?: ReactNode
  searchFor: string
  /** Rows that are people. */
  people?: boolean
  empty: string
  icon: ReactNode
  onOpen: (row: Row) => void
}

/** The frame of a list that is searched, ordered and cut into pages by the server, with archived rows apart. */
export function PagedList<Row extends { id: string }>(props: Props<Row>) {
  const { title, description, columns, found, state, filter, actions, searchFor } = props
  const { people, empty, icon, onOpen } = props
  const { t } = useTranslation()
  return (
    <Screen title={title} description={description} actions={actions}>
      <Group mb="md" gap="sm" justify="space-between">
        <SearchField state={state} w={320} placeholder={searchFor} />
        <SegmentedControl
          aria-label={t('core.archive.which')}
          value={String(filter.archived)}
          onChange={(value) => filter.choose(value === 'true')}
          data={[
            { value: 'false', label: t(people ? 'core.archive.active_people' : 'core.archive.in_use') },
            { value: 'true', label: t(people ? 'core.archive.archived_people' : 'core.archive.archived') },
          ]}
        />
      </Group>
      {found.isLoadingError ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : (
        <DataTable<Row>
          label={title}
          columns={columns}
          page={found.data}
          rowId={({ id }) => id}
          state={state}
          onRowClick={onOpen}
          empty={<EmptyState icon={icon} title={empty} description={t('core.archive.none_text')} />}
        />
      )}
    </Screen>
  )
}
