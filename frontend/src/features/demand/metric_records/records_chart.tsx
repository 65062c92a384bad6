import { Title } from '@mantine/core'
import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, daysBetween } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ChartWithTable } from '#/ui/chart/chart_with_table.tsx'
import { recordsOption, recordsTable } from './records_option.ts'
import { useRecordWords } from './use_record_words.ts'

export function RecordsChart({ records }: { records: MetricRecords }) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useRecordWords(records)
  const { from, until, metric, location } = records
  const option = useMemo(() => {
    const style = daysBetween(from, until) > 7 ? 'dayNumber' : 'weekdayShort'
    return recordsOption(records, words, (at) => format.day(addDays(from, at), style))
  }, [records, words, format, from, until])
  return (
    <ChartWithTable
      heading={
        <Title order={2} size="h4">
          {t('metric_records.chart.title', { metric: metric.name, location: location.name })}
        </Title>
      }
      label={t('metric_records.chart.label', {
        ...{ metric: metric.name, location: location.name, days: format.dayRange(from, until) },
      })}
      option={option}
      table={() => recordsTable(records, words, t('metric_records.chart.time'))}
      height={240}
    />
  )
}
