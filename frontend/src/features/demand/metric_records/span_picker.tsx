import { ActionIcon, Button, Group, SegmentedControl, Text, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { dayBeside, type DaySpan, type SpanView } from './day_span.ts'

type Props = { span: DaySpan; today: Day; onGo: (view: SpanView, day: Day) => void }

/** The week or month looked at, and the ways to others. */
export function SpanPicker({ span, today, onGo }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { view, from, until } = span
  const step = (by: 1 | -1, icon: ReactNode) => {
    const label = t(`metric_records.span.${by === 1 ? 'next' : 'previous'}_${view}`)
    return (
      <Tooltip label={label}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={label}
          onClick={() => onGo(view, dayBeside(span, by))}
        >
          {icon}
        </ActionIcon>
      </Tooltip>
    )
  }
  const isNow = from <= today && today < until
  return (
    <Group gap="xs">
      {step(-1, <IconChevronLeft size={16} />)}
      {step(1, <IconChevronRight size={16} />)}
      <Button variant="default" size="sm" disabled={isNow} onClick={() => onGo(view, today)}>
        {t('metric_records.span.today')}
      </Button>
      <SegmentedControl
        size="sm"
        aria-label={t('metric_records.span.view')}
        value={view}
        onChange={(next) => onGo(next as SpanView, isNow ? today : from)}
        data={(['week', 'month'] as const).map((value) => ({
          value,
          label: t(`metric_records.span.${value}`),
        }))}
      />
      <Text fw={600} aria-live="polite">
        {view === 'month' ? format.sentence(format.day(from, 'month')) : format.dayRange(from, until)}
      </Text>
    </Group>
  )
}
