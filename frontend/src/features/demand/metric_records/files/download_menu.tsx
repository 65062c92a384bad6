import { Button, Menu } from '@mantine/core'
import { IconCalendarSearch, IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#/lib/api/download.ts'
import { decimalSign } from '#/lib/writing/decimal_sign.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { fileTypes, type FileType } from './file_types.ts'
import { recordCsv, recordLines } from './record_lines.ts'
import { SpanModal } from './span_modal.tsx'

/** The records looked at as a file, which an import takes again; or those of other days. */
export function DownloadMenu({ records }: { records: MetricRecords }) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  const headers = ['at', 'location', 'metric', 'value'].map((word) => t(`metric_records.file.${word}`))
  const save = async (kind: FileType) => {
    const lines = recordLines(records)
    const content =
      kind === 'csv'
        ? recordCsv(lines, headers, decimalSign(locale))
        : (await import('./record_book.ts')).recordBook(lines, headers, t('metric_records.file.sheet'))
    const name = `${records.metric.name}_${records.from}.${kind}`
    saveFile({ blob: new Blob([content], { type: fileTypes[kind] }), name: null }, name)
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" size="sm" leftSection={<IconDownload size={16} />}>
            {t('metric_records.file.download')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileTypeCsv size={16} />} onClick={() => void save('csv')}>
            {t('metric_records.file.csv')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileSpreadsheet size={16} />} onClick={() => void save('xlsx')}>
            {t('metric_records.file.xlsx')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarSearch size={16} />} onClick={() => setIsAsking(true)}>
            {t('metric_records.file_days.other_days')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && <SpanModal records={records} headers={headers} onClose={() => setIsAsking(false)} />}
    </>
  )
}
