import { Button } from '@mantine/core'
import { IconDownload, IconListDetails } from '@tabler/icons-react'
import { exportedEvents, type EventLog } from '@shiftloom/backend/contracts/event_logs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#/lib/api/download.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { toast } from '#/ui/toast.ts'
import { EventDrawer } from './event_drawer.tsx'
import { EventFilterBar } from './event_filter_bar.tsx'
import { eventsFile, eventsQuery } from './queries.ts'
import { useEventColumns } from './use_event_columns.tsx'
import { useEventFilters } from './use_event_filters.ts'

const pageSize = 50

/** Everything anybody did in the organisation, with what it changed. */
export function EventLogsScreen() {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useTableState()
  const filters = useEventFilters()
  const { page, search } = state.query
  const events = useQuery(eventsQuery({ ...filters.query, page, search, pageSize }))
  const columns = useEventColumns()
  const mayDownload = useCan('event_logs.download')
  const [chosen, setChosen] = useState<EventLog | null>(null)
  const download = useMutation({
    mutationFn: () => eventsFile({ ...filters.query, search }),
    onSuccess: (file) => {
      saveFile(file, `${t('event_logs.title')}.csv`)
      if ((events.data?.total ?? 0) > exportedEvents)
        toast({
          type: 'warning',
          text: t('event_logs.file_cut', { count: format.number(exportedEvents) }),
        })
    },
  })

  return (
    <Screen
      title={t('event_logs.title')}
      description={t('event_logs.description')}
      actions={
        mayDownload && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={download.isPending}
            disabled={!events.data?.total}
            onClick={() => download.mutate()}
          >
            {t('event_logs.download')}
          </Button>
        )
      }
    >
      <EventFilterBar state={state} filters={filters} />
      {events.isLoadingError ? (
        <ErrorState error={events.error} onRetry={events.refetch} />
      ) : (
        <DataTable<EventLog>
          label={t('event_logs.title')}
          columns={[
            ...columns,
            {
              key: 'open',
              title: t('form.actions'),
              hidesTitle: true,
              render: (event) => (
                <Button size="compact-sm" variant="default" onClick={() => setChosen(event)}>
                  {t('event_logs.open')}
                </Button>
              ),
            },
          ]}
          page={events.data}
          rowId={({ id }) => id}
          state={state}
          empty={
            <EmptyState
              icon={<IconListDetails size={28} stroke={1.5} />}
              title={t('event_logs.empty')}
              description={t('event_logs.empty_text')}
            />
          }
        />
      )}
      {chosen && <EventDrawer event={chosen} onClose={() => setChosen(null)} />}
    </Screen>
  )
}
