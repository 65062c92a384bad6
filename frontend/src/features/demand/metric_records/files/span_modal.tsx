import { SegmentedControl, Group, Text } from '@mantine/core'
import { recordDays, type MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#/lib/api/download.ts'
import { addDays } from '#/lib/time/days.ts'
import { decimalSign } from '#/lib/writing/decimal_sign.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { readRecords } from '../queries.ts'
import { withBook } from './book_in_worker.ts'
import { fileTypes, type FileType } from './file_types.ts'
import { mostBookLines, spanBook, spanCsv, type SpanProblem } from './span_file.ts'

type Values = { first: Day | null; last: Day | null; type: FileType }
type Props = { records: MetricRecords; headers: string[]; onClose: () => void }

/** Days of any number as one file, which an import takes again. */
export function SpanModal({ records, headers, onClose }: Props) {
  const { t } = useTranslation()
  const { locale, percent } = useFormat()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<SpanProblem | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])
  const { location, metric } = records
  const place = { locationId: location.id, metricId: metric.id }
  const needed = (value: unknown) => (value ? null : t('core.required'))

  const made = useCreateForm<Values, boolean>({
    initial: { first: addDays(location.today, -365), last: location.today, type: 'csv' },
    validate: {
      first: needed,
      last: (last: Day | null, { first }: Values) =>
        needed(last) ?? (first && last! < first ? t('metric_records.special.last_before_first') : null),
    },
    create: async ({ first, last, type }) => {
      setProblem(null)
      setShare(0)
      const { signal } = leaving.current
      const asked = {
        ...{ days: { first: first!, last: last! }, headers, onShare: setShare },
        read: (part: { from: Day; until: Day }) => readRecords(place, part, { inline: [400, 403], signal }),
      }
      try {
        const file =
          type === 'csv'
            ? await spanCsv(asked, decimalSign(locale))
            : await withBook(headers, t('metric_records.file.sheet'), (book) => spanBook(asked, book))
        if (typeof file === 'string') setProblem(file)
        else
          saveFile(
            { blob: file.slice(0, file.size, fileTypes[type]), name: null },
            `${metric.name}_${first}_${last}.${type}`
          )
        return typeof file !== 'string'
      } finally {
        setShare(null)
      }
    },
    onMade: (isSaved) => isSaved && onClose(),
    onClose,
  })
  const { form } = made
  return (
    <FormModal
      title={t('metric_records.file_days.title')}
      action={t('metric_records.file_days.save')}
      form={made}
    >
      <Group grow align="flex-start">
        <DayField
          label={t('metric_records.file_days.first')}
          min={recordDays.first}
          max={recordDays.last}
          {...form.getInputProps('first')}
        />
        <DayField
          label={t('metric_records.file_days.last')}
          min={recordDays.first}
          max={recordDays.last}
          {...form.getInputProps('last')}
        />
      </Group>
      <SegmentedControl
        fullWidth
        aria-label={t('metric_records.file_days.format')}
        data={(['csv', 'xlsx'] as const).map((value) => ({
          value,
          label: t(`metric_records.file.${value}`),
        }))}
        {...form.getInputProps('type')}
      />
      <Text fz="sm" c={problem ? 'red.9' : 'dimmed'} role="status">
        {problem
          ? t(`metric_records.file_days.${problem}`, { most: mostBookLines })
          : share !== null && t('metric_records.file_days.share', { share: percent(share) })}
      </Text>
    </FormModal>
  )
}
