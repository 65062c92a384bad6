import { Stack, Text } from '@mantine/core'
import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import type { SpecialDays } from '@shiftloom/backend/contracts/demand_special_days'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordGrid } from './grid/record_grid.tsx'
import { recordRows } from './grid/record_row.ts'
import { RecordSaveBar } from './record_save_bar.tsx'
import { slotAt } from './slot_words.ts'
import { useRecordEdits } from './use_record_edits.ts'
import { useRecordWords } from './use_record_words.ts'

type Props = {
  records: MetricRecords
  special: readonly SpecialDays[]
  isEditing: boolean
  onDirty: (isDirty: boolean) => void
  onDay: (day: Day) => void
}

/** The days as a sheet: to look at, or to type into. Mount it again for other days. */
export function RecordSheet({ records, special, isEditing, onDirty, onDay }: Props) {
  const { t } = useTranslation()
  const words = useRecordWords(records)
  const edits = useRecordEdits(records)
  const { isDirty } = edits
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const rows = useMemo(
    () => recordRows({ records, special, edits: edits.edits }, words.rows),
    [records, special, edits.edits, words]
  )
  const edited = useMemo(() => new Set(edits.edits.byPlace.keys()), [edits.edits])
  const conflicts = useMemo(() => new Set(edits.conflicts), [edits.conflicts])
  const hours = (places: readonly number[]): string => words.slot(slotAt(places[0]!, records))
  const { metric, location } = records
  return (
    <Stack gap="sm">
      {isEditing && (
        <Text fz="sm" c="dimmed">
          {t('metric_records.grid.how')}
        </Text>
      )}
      <RecordGrid
        {...{ rows, edited, conflicts }}
        skipped={edits.skipped}
        slots={1440 / records.stepMinutes}
        words={words.columns}
        label={t('metric_records.grid.label', { metric: metric.name, location: location.name })}
        actions={isEditing ? edits.actions : null}
        onDay={(row) => rows[row] && onDay(rows[row].day)}
      />
      {records.skipped.length > 0 && (
        <Text fz="xs" c="dimmed">
          {t('metric_records.grid.skipped', { slot: hours(records.skipped) })}
        </Text>
      )}
      {records.repeated.length > 0 && (
        <Text fz="xs" c="dimmed">
          {t('metric_records.grid.repeated', { slot: hours(records.repeated) })}
        </Text>
      )}
      {isEditing && <RecordSaveBar {...{ records, edits, words }} />}
    </Stack>
  )
}
