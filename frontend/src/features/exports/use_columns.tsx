import { Group } from '@mantine/core'
import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import type { Column } from '#/ui/data_table.tsx'
import { AgainMenu, type Again } from './again_menu.tsx'
import { ChecksumCell, ContentCell, DownloadCell, RequestedCell, WhatCell } from './batch_cells.tsx'
import { BatchStateCell } from './batch_state_cell.tsx'

export function useColumns(onAgain: (batch: ExportBatch, days: Again) => void): Column<ExportBatch>[] {
  const { t } = useTranslation()
  const mayCreate = useCan('exports.create')
  return [
    { key: 'what', title: t('exports.column.what'), render: (batch) => <WhatCell batch={batch} /> },
    { key: 'content', title: t('exports.column.content'), render: (batch) => <ContentCell batch={batch} /> },
    { key: 'state', title: t('exports.column.state'), render: (batch) => <BatchStateCell batch={batch} /> },
    {
      key: 'requested',
      title: t('exports.column.requested'),
      render: (batch) => <RequestedCell batch={batch} />,
    },
    {
      key: 'checksum',
      title: t('exports.column.checksum'),
      render: (batch) => <ChecksumCell batch={batch} />,
    },
    {
      key: 'file',
      title: t('exports.column.file'),
      align: 'right',
      render: (batch) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <DownloadCell batch={batch} />
          {mayCreate && <AgainMenu batch={batch} onAgain={onAgain} />}
        </Group>
      ),
    },
  ]
}
