import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { RecordStep } from '@shiftloom/backend/contracts/demand_records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { todayIn } from '#/lib/time/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { Accuracy } from './accuracy/accuracy.tsx'
import type { SpanView } from './day_span.ts'
import { DownloadMenu } from './files/download_menu.tsx'
import { RecordSheet } from './record_sheet.tsx'
import { RecordsChart } from './records_chart.tsx'
import { recordsQuery, specialDaysQuery, type RecordPlace } from './queries.ts'
import { SpanPicker } from './span_picker.tsx'
import { SpecialSection } from './special/special_section.tsx'
import { StepChoice } from './step_choice.tsx'
import { useDaySpan } from './use_day_span.ts'
import { useLeaving } from './use_leaving.ts'

type Props = RecordPlace & {
  /** IANA zone of the location. */
  zone: string
  isEditing: boolean
}

/** The records of a metric at a location, or how well they were forecast. */
export function RecordBoard({ isEditing, ...place }: Props) {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  if (isEditing) return <Records {...place} isEditing />
  const shown = address.get('show') === 'accuracy' ? 'accuracy' : 'records'
  return (
    <Stack gap="lg">
      <SegmentedControl
        size="sm"
        w="fit-content"
        aria-label={t('metric_records.show')}
        value={shown}
        onChange={(next) => setAddress(next === 'accuracy' ? { show: next } : {})}
        data={(['records', 'accuracy'] as const).map((value) => ({
          value,
          label: t(`metric_records.show_${value}`),
        }))}
      />
      {shown === 'accuracy' ? <Accuracy {...place} /> : <Records {...place} isEditing={false} />}
    </Stack>
  )
}

function Records({ isEditing, zone, ...place }: Props) {
  const { t } = useTranslation()
  const mayEdit = useCan('metric_records.edit')
  const today = todayIn(zone)
  const { span, go } = useDaySpan(today)
  const records = useQuery({ ...recordsQuery(place, span), placeholderData: keepPreviousData })
  const special = useQuery(specialDaysQuery(place.locationId, span))
  const [isDirty, setIsDirty] = useState(false)
  const [step, setStep] = useState<RecordStep | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const leave = useLeaving(isDirty)
  if (records.isLoadingError) return <ErrorState error={records.error} onRetry={records.refetch} />
  if (special.isLoadingError) return <ErrorState error={special.error} onRetry={special.refetch} />
  if (!records.data) return <RowsSkeleton rows={8} />
  const { data } = records
  const shown = data.isStepOpen && step && step !== data.stepMinutes ? emptied(data, step) : data
  const address = `/demand/${place.locationId}/metric/records/${place.metricId}`
  const days = `?view=${span.view}&from=${span.from}`
  const move = (view: SpanView, to: string) => void leave(() => go(view, to))
  const ofMetric = (special.data ?? []).filter(
    (one) => one.metricId === null || one.metricId === place.metricId
  )
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <SpanPicker span={span} today={today} onGo={move} />
        <Group gap="sm">
          {!isEditing && <ScreenPart place="demand.records" />}
          <DownloadMenu records={data} />
          {mayEdit && (
            <Button
              component={Link}
              to={`${address}${isEditing ? '' : '/edit'}${days}`}
              size="sm"
              variant={isEditing ? 'default' : 'filled'}
              leftSection={isEditing ? null : <IconPencil size={16} />}
            >
              {t(`metric_records.${isEditing ? 'done' : 'edit_records'}`)}
            </Button>
          )}
        </Group>
      </Group>
      {isEditing && data.isStepOpen && (
        <StepChoice step={step ?? data.stepMinutes} disabled={isDirty} onStep={setStep} />
      )}
      {!isEditing && <RecordsChart records={data} />}
      <RecordSheet
        key={`${data.from} ${data.until} ${shown.stepMinutes}`}
        records={shown}
        special={ofMetric}
        isEditing={isEditing}
        onDirty={setIsDirty}
        onDay={setDay}
      />
      <SpecialSection
        {...place}
        metricName={data.metric.name}
        special={ofMetric}
        mayEdit={mayEdit}
        day={day !== null && day >= span.from && day < span.until ? day : span.from}
      />
    </Stack>
  )
}

const emptied = <Shown extends { from: string; until: string; values: (number | null)[] }>(
  data: Shown,
  stepMinutes: RecordStep
) => ({
  ...{ ...data, stepMinutes, skipped: [], repeated: [] },
  values: Array.from({ length: (data.values.length * 60) / stepMinutes }, () => null),
})
