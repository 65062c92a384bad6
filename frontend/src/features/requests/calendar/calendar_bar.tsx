import { ActionIcon, Button, Checkbox, Group, SegmentedControl, Text, TextInput } from '@mantine/core'
import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import type { RequestCalendar } from '@shiftloom/backend/contracts/request_calendar'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#/ui/select_field.tsx'
import { calendarViews } from './calendar_span.ts'
import type { CalendarState } from './use_calendar_state.ts'

type Props = {
  state: CalendarState
  calendar: RequestCalendar | undefined
  /** The days shown, in words. */
  title: string
  onPrint: () => void
}

/** Days, filters and printing. */
export function CalendarBar({ state, calendar, title, onPrint }: Props) {
  const { t } = useTranslation()
  const { filters } = state
  const choices = (items: { id: string; name: string }[] | undefined) =>
    (items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Group mb="sm" gap="xs">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('requests.calendar.earlier')}
          onClick={() => state.step(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={state.toToday}>
          {t('requests.calendar.today')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('requests.calendar.later')}
          onClick={() => state.step(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Text fw={600} aria-live="polite">
          {title}
        </Text>
        <SegmentedControl
          ml="auto"
          aria-label={t('requests.calendar.view')}
          value={state.view}
          onChange={state.setView}
          data={calendarViews.map((value) => ({ value, label: t(`requests.calendar.${value}`) }))}
        />
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={onPrint}>
          {t('requests.calendar.print')}
        </Button>
      </Group>
      <Group mb="sm" gap="sm">
        <TextInput
          type="search"
          w={200}
          aria-label={t('requests.calendar.search')}
          placeholder={t('requests.calendar.search')}
          value={filters.search}
          onChange={({ currentTarget }) => state.setSearch(currentTarget.value)}
        />
        <SelectField
          size="sm"
          w={210}
          clearable
          searchable
          aria-label={t('requests.calendar.location')}
          placeholder={t('requests.calendar.every_location')}
          data={choices(calendar?.locations)}
          value={filters.locationId}
          onChange={state.setLocation}
        />
        <SelectField
          size="sm"
          w={210}
          clearable
          aria-label={t('requests.column.type')}
          placeholder={t('requests.filter.every_type')}
          data={choices(calendar?.types)}
          value={filters.typeId}
          onChange={state.setType}
        />
        <SelectField
          size="sm"
          w={240}
          clearable
          aria-label={t('requests.column.status')}
          placeholder={t('requests.calendar.every_status')}
          data={(['pending', 'approved'] as const).map((key) => ({
            value: String(statuses[key]),
            label: t(`request_status.${key}`),
          }))}
          value={filters.status === null ? null : String(filters.status)}
          onChange={state.setStatus}
        />
        <Checkbox
          label={t('requests.calendar.only_away')}
          checked={filters.onlyAway}
          onChange={({ currentTarget }) => state.setOnlyAway(currentTarget.checked)}
        />
      </Group>
    </>
  )
}
