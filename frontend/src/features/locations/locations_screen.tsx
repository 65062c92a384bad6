import { Button } from '@mantine/core'
import { IconBuildingStore, IconPlus } from '@tabler/icons-react'
import { canReach } from '@shiftloom/backend/contracts/abilities'
import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { entitlementsOf, useCan, useProfile } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { AddLocationWizard } from './add_location_wizard.tsx'
import { DeleteLocationDialog } from './delete_location_dialog.tsx'
import { locationListQuery } from './queries.ts'
import { useColumns } from './use_columns.tsx'

const pageSize = 25

export function LocationsScreen() {
  const { t } = useTranslation()
  const go = useNavigate()
  const profile = useProfile()
  const state = useTableState()
  const locations = useQuery(locationListQuery({ ...state.query, pageSize }))
  const mayAdd = useCan('localizations.create')
  const mayOpen = canReach(profile.role, 'localization', entitlementsOf(profile))
  const [adding, setAdding] = useState<{ copied: Location | null } | null>(null)
  const [deleting, setDeleting] = useState<Location | null>(null)
  const columns = useColumns({
    mayOpen,
    onCopy: (copied) => setAdding({ copied }),
    onDelete: setDeleting,
  })

  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding({ copied: null })}>
      {t('locations.add.open')}
    </Button>
  )
  const searched = state.search !== ''
  return (
    <Screen
      title={t('locations.list.title')}
      description={t('locations.list.description')}
      actions={addButton}
    >
      <SearchField state={state} w={320} mb="md" placeholder={t('locations.search')} />
      {locations.isLoadingError ? (
        <ErrorState error={locations.error} onRetry={locations.refetch} />
      ) : (
        <DataTable<Location>
          label={t('locations.list.title')}
          columns={columns}
          page={locations.data}
          rowId={({ id }) => id}
          state={state}
          onRowClick={mayOpen ? ({ id }) => void go(`/localizations/${id}`) : undefined}
          empty={
            <EmptyState
              icon={<IconBuildingStore size={28} stroke={1.5} />}
              title={t(searched ? 'locations.empty.narrowed' : 'locations.empty.none')}
              description={t(searched ? 'locations.empty.narrowed_text' : 'locations.empty.none_text')}
            />
          }
        />
      )}
      {adding && <AddLocationWizard copied={adding.copied} onClose={() => setAdding(null)} />}
      {deleting && <DeleteLocationDialog location={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  )
}
