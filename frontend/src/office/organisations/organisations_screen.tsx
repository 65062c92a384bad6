import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconBuildingStore, IconPlus } from '@tabler/icons-react'
import { organisationStatuses } from '@shiftloom/backend/contracts/enums'
import type { OfficeOrganisation } from '@shiftloom/backend/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { NewOrganisationWizard } from './new_organisation_wizard.tsx'
import { organisationsQuery } from './queries.ts'
import { useColumns } from './use_columns.tsx'

const pageSize = 25
/** Not a status: those that ask to be deleted, whatever their status is. */
const leaving = 'leaving'

/** All customers of the provider. */
export function OrganisationsScreen() {
  const { t } = useTranslation()
  const go = useNavigate()
  const state = useTableState()
  const status = useStatus()
  const columns = useColumns()
  const mayCreate = useCan('organisations.create')
  const [adding, setAdding] = useState(false)
  const found = useQuery(
    organisationsQuery({
      ...state.query,
      pageSize,
      ...status.query,
    })
  )
  return (
    <Screen
      title={t('organisations.list.title')}
      description={t('organisations.list.description')}
      actions={
        mayCreate && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('organisations.add.title')}
          </Button>
        )
      }
    >
      {adding && <NewOrganisationWizard onClose={() => setAdding(false)} />}
      <Group mb="md" gap="sm" justify="space-between">
        <SearchField state={state} w={320} placeholder={t('organisations.list.search')} />
        <SegmentedControl
          aria-label={t('organisations.field.status')}
          value={status.value}
          onChange={status.choose}
          data={[
            { value: 'all', label: t('organisations.list.current') },
            ...Object.values(organisationStatuses).map((value) => ({
              value: String(value),
              label: t(`organisations.filter.${value}`),
            })),
            { value: leaving, label: t('organisations.list.leaving') },
          ]}
        />
      </Group>
      {found.isLoadingError ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : (
        <DataTable<OfficeOrganisation>
          label={t('organisations.list.title')}
          columns={columns}
          page={found.data}
          rowId={({ id }) => id}
          state={state}
          onRowClick={({ id }) => void go(`/office/organization/${id}/details`)}
          empty={
            <EmptyState
              icon={<IconBuildingStore size={28} stroke={1.5} />}
              title={t('organisations.list.empty')}
              description={t('organisations.list.empty_text')}
            />
          }
        />
      )}
    </Screen>
  )
}

/** The chosen status, in the address; a change begins at the first page. */
function useStatus() {
  const [params, setParams] = useSearchParams()
  const choose = (value: string) =>
    setParams(
      (old) => {
        old.delete('page')
        if (value === 'all') old.delete('status')
        else old.set('status', value)
        return old
      },
      { replace: true }
    )
  const value = params.get('status') ?? 'all'
  const query = value === leaving ? { leaving: true } : { status: value === 'all' ? undefined : value }
  return { value, query, choose }
}
