import { Button } from '@mantine/core'
import { IconFileExport, IconPlus } from '@tabler/icons-react'
import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { useTableState } from '#/ui/table_state.ts'
import type { Draft } from './new_export/draft.ts'
import { NewExportDrawer } from './new_export/new_export_drawer.tsx'
import { nextPeriod, periodOf } from './period.ts'
import { batchesQuery } from './queries.ts'
import { useColumns } from './use_columns.tsx'
import type { Again } from './again_menu.tsx'
import { useExpectedDownloads } from './use_expected_downloads.ts'

const pageSize = 25

/** What a batch was made of, for the same days or the ones after them. */
function draftOf(batch: ExportBatch, days: Again): Partial<Draft> {
  const { layout, format, locationIds } = batch
  const period = periodOf(batch)
  return { layout, format, locationIds, period: days === 'same' ? period : nextPeriod(period) }
}

export function ExportsScreen() {
  const { t } = useTranslation()
  const state = useTableState()
  const batches = useQuery(batchesQuery({ page: state.page, pageSize }))
  const mayCreate = useCan('exports.create')
  // A link from elsewhere names the location to export.
  const location = useSearchParams()[0].get('location')
  const [creating, setCreating] = useState(mayCreate && location !== null)
  const [again, setAgain] = useState<Partial<Draft> | null>(null)
  const columns = useColumns((batch, period) => setAgain(draftOf(batch, period)))
  const expect = useExpectedDownloads(batches.data?.items ?? [])
  const close = () => {
    setCreating(false)
    setAgain(null)
  }
  const open = mayCreate && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
      {t('exports.new.open')}
    </Button>
  )

  return (
    <Screen title={t('exports.list.title')} description={t('exports.list.description')} actions={open}>
      {batches.isLoadingError ? (
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
      {(creating || again) && (
        <NewExportDrawer
          locationIds={location ? [location] : []}
          again={again ?? undefined}
          onClose={close}
          onMade={(batch) => {
            expect(batch.id)
            close()
            state.goTo(1)
          }}
        />
      )}
    </Screen>
  )
}
