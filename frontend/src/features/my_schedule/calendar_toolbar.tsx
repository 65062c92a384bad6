import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ToolbarProps } from 'react-big-calendar'
import { useTranslation } from 'react-i18next'
import type { CalendarItem } from './events.ts'
import { calendarViews, type CalendarView } from './use_calendar_address.ts'

/** Where in time the calendar is, and how much of it is shown. */
export function CalendarToolbar({ label, view, onNavigate, onView }: ToolbarProps<CalendarItem>) {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" mb="sm">
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('my_schedule.previous')}
          onClick={() => onNavigate('PREV')}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Button variant="default" onClick={() => onNavigate('TODAY')}>
          {t('core.today')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('my_schedule.next')}
          onClick={() => onNavigate('NEXT')}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
        <Title order={2} size="h4" ml="xs" aria-live="polite">
          {label}
        </Title>
      </Group>
      <SegmentedControl
        aria-label={t('my_schedule.view')}
        value={view}
        onChange={(next) => onView(next as CalendarView)}
        data={calendarViews.map((one) => ({ value: one, label: t(`my_schedule.views.${one}`) }))}
      />
    </Group>
  )
}
