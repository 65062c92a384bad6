import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#/lib/api/download.ts'
import { decimalSign } from '#/lib/writing/decimal_sign.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { recordCsv, recordLines } from './record_lines.ts'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The records looked at as a file, which an import takes again. */
export function DownloadMenu({ records }: { records: MetricRecords }) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const headers = ['at', 'location', 'metric', 'value'].map((word) => t(`metric_records.file.${word}`))
  const save = async (kind: keyof typeof types) => {
    const lines = recordLines(records)
    const content =
      kind === 'csv'
        ? recordCsv(lines, headers, decimalSign(locale))
        : (await import('./record_book.ts')).recordBook(lines, headers, t('metric_records.file.sheet'))
    const name = `${records.metric.name}_${records.from}.${kind}`
    saveFile({ blob: new Blob([content], { type: types[kind] }), name: null }, name)
  }
  return (
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
      </Menu.Dropdown>
    </Menu>
  )
}
