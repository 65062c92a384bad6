import { Button } from '@mantine/core'
import { IconFileExport, IconPlus } from '@tabler/icons-react'
import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { NewExportDrawer } from './new_export/new_export_drawer.tsx'
import { batchesQuery } from './queries.ts'
import { useColumns } from './use_columns.tsx'

const pageSize = 25

export function ExportsScreen() {
  const { t } = useTranslation()
  const state = useTableState()
  const batches = useQuery(batchesQuery({ page: state.page, pageSize }))
  const columns = useColumns()
  const mayCreate = useCan('exports.create')
  // A link from elsewhere names the location to export.
  const location = useSearchParams()[0].get('location')
  const [creating, setCreating] = useState(mayCreate && location !== null)
  const open = mayCreate && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
      {t('exports.new.open')}
    </Button>
  )

  return (
    <Screen title={t('exports.list.title')} description={t('exports.list.description')} actions={open}>
      {batches.isError ? (
        <ErrorState error={batches.error} onRetry={batches.refetch} />
      ) : (
        <DataTable<ExportBatch>
          label={t('exports.list.title')}
          columns={columns}
          page={batches.data}
          rowId={({ id }) => id}
          state={state}
          empty={
            <EmptyState
              icon={<IconFileExport size={28} stroke={1.5} />}
              title={t('exports.list.empty')}
              description={t('exports.list.empty_text')}
            />
          }
        />
      )}
      {creating && (
        <NewExportDrawer
          locationIds={location ? [location] : []}
          onClose={() => setCreating(false)}
          onMade={() => {
            setCreating(false)
            state.goTo(1)
          }}
        />
      )}
    </Screen>
  )
}
