import { Button, Group, Tabs } from '@mantine/core'
import { IconClockCheck } from '@tabler/icons-react'
import { recordTabs, type RecordTab, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { DataTable } from '#/ui/data_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { recordsQuery, useDecisions, type RecordsAsked } from '../record_queries.ts'
import { useColumns } from '../use_columns.tsx'
import { KeyLegend } from './key_legend.tsx'
import { OpenButton } from './open_button.tsx'
import { RecordInPlace } from './record_in_place.tsx'
import { RecordDialogs, type RecordQuestion } from './record_dialogs.tsx'
import { RowButtons } from './row_buttons.tsx'
import { useAcceptWithin } from './use_accept_within.ts'
import { useRecordKeys } from './use_record_keys.ts'
import { useTab } from './use_tab.ts'

type Props = { asked: RecordsAsked; counts: Record<RecordTab, number> | undefined }

/** Records to approve, by tab, with the mouse or by J, K, A, R, E and X. */
export function DecisionList({ asked, counts }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useTableState()
  const { tab, choose } = useTab()
  const mayEdit = useCan('records.edit')
  const [chosen, setChosen] = useState<ReadonlyMap<string, TimeRecord>>(new Map())
  const [question, setQuestion] = useState<RecordQuestion | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const records = useQuery(recordsQuery(asked, tab, state.page))
  const { accept } = useDecisions()
  const rows = records.data?.items ?? []

  const toggle = (record: TimeRecord) => {
    const next = new Map(chosen)
    if (!next.delete(record.id)) next.set(record.id, record)
    setChosen(next)
  }
  const ask = (what: RecordQuestion['what']) => (record: TimeRecord) => {
    if (what === 'reject' || mayEdit) setQuestion({ what, record })
  }
  const toggleOpen = ({ id }: TimeRecord) => setOpenId(id === openId ? null : id)
  const acceptOne = (record: TimeRecord) => {
    if (!accept.isPending) accept.mutate(record)
  }
  const { onKeyDown, rowProps } = useRecordKeys(rows, {
    a: acceptOne,
    r: ask('reject'),
    e: ask('edit'),
    x: toggle,
    enter: toggleOpen,
  })
  const columns = useColumns({ selected: { ids: new Set(chosen.keys()), toggle } })
  const within = useAcceptWithin({ asked, tab, counts, chosen: [...chosen.values()] }, () =>
    setChosen(new Map())
  )

  return (
    <div onKeyDown={onKeyDown}>
      <Group justify="space-between" align="flex-end" mb="sm">
        <Tabs value={tab} onChange={choose}>
          <Tabs.List aria-label={t('records.tabs')}>
            {recordTabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`records.tab.${name}`, { count: counts ? format.number(counts[name]) : '…' })}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        {within.count > 0 && (
          <Button loading={within.isPending} onClick={within.ask}>
            {t('records.accept_all', { count: within.count })}
          </Button>
        )}
      </Group>
      {records.isLoadingError ? (
        <ErrorState error={records.error} onRetry={records.refetch} />
      ) : (
        <DataTable<TimeRecord>
          label={t('records.list.title')}
          columns={[
            {
              key: 'open',
              title: t('records.column.open'),
              hidesTitle: true,
              render: (record) => (
                <OpenButton
                  record={record}
                  isOpen={record.id === openId}
                  onToggle={() => toggleOpen(record)}
                />
              ),
            },
            ...columns,
            {
              key: 'actions',
              title: t('form.actions'),
              hidesTitle: true,
              render: (record) => (
                <RowButtons
                  record={record}
                  onAccept={acceptOne}
                  onReject={ask('reject')}
                  onEdit={mayEdit ? ask('edit') : null}
                />
              ),
            },
          ]}
          page={records.data}
          rowId={({ id }) => id}
          rowProps={rowProps}
          below={(record) =>
            record.id === openId && <RecordInPlace record={record} onFocus={rowProps(record).onFocus} />
          }
          state={state}
          empty={
            <EmptyState
              icon={<IconClockCheck size={28} stroke={1.5} />}
              title={t('records.list.empty')}
              description={t('records.list.empty_text')}
            />
          }
        />
      )}
      <KeyLegend />
      <RecordDialogs question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}
