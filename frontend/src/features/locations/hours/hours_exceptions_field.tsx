import { ActionIcon, Button, Group, Stack, Switch, Text, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type HoursException, mostHoursExceptions } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { TextField } from '#/ui/fields.tsx'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { addException, changeException, removeException, toggleOpen } from './hours_exceptions.ts'

type Props = {
  value: HoursException[]
  onChange: (exceptions: HoursException[]) => void
  /** IANA zone of the location: decides which day today is. */
  zone: string
}

/** Days that differ from the usual week: closed, or open at other hours, past midnight too. */
export function HoursExceptionsField({ value, onChange, zone }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm" mt={4}>
      {value.length === 0 && (
        <Text c="dimmed" fz="sm">
          {t('locations.exceptions.none')}
        </Text>
      )}
      {value.map((exception, index) => (
        <ExceptionRow
          key={index}
          exception={exception}
          onOpen={(open) => onChange(toggleOpen(value, index, open))}
          onChange={(change) => onChange(changeException(value, index, change))}
          onRemove={() => onChange(removeException(value, index))}
        />
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          disabled={value.length >= mostHoursExceptions}
          onClick={() => onChange(addException(value, todayIn(zone)))}
        >
          {t('locations.exceptions.add')}
        </Button>
      </Group>
    </Stack>
  )
}

type RowProps = {
  exception: HoursException
  onOpen: (open: boolean) => void
  onChange: (change: Partial<HoursException>) => void
  onRemove: () => void
}

function ExceptionRow({ exception, onOpen, onChange, onRemove }: RowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { day, name, hours } = exception
  const label = format.day(day, 'short')
  return (
    <Group align="center" gap="sm" wrap="nowrap" role="group" aria-label={label}>
      <DayField
        size="sm"
        w={150}
        aria-label={t('locations.exceptions.day')}
        value={day}
        onChange={(next) => next && onChange({ day: next })}
      />
      <TextField
        size="sm"
        style={{ flex: 1 }}
        maxLength={80}
        placeholder={t('locations.exceptions.name')}
        aria-label={t('locations.exceptions.name_of', { day: label })}
        value={name ?? ''}
        onChange={(event) => onChange({ name: event.currentTarget.value || null })}
      />
      <Switch
        label={t(hours.length > 0 ? 'locations.exceptions.open' : 'locations.hours.closed')}
        w={110}
        checked={hours.length > 0}
        onChange={(event) => onOpen(event.currentTarget.checked)}
      />
      <Hours label={label} hours={hours} onChange={(next) => onChange({ hours: next })} />
      <Tooltip label={t('locations.exceptions.remove', { day: label })}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('locations.exceptions.remove', { day: label })}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}

type HoursProps = {
  label: string
  hours: HoursException['hours']
  onChange: (hours: HoursException['hours']) => void
}

function Hours({ label, hours, onChange }: HoursProps) {
  const { t } = useTranslation()
  const change = (index: number, next: Partial<HoursException['hours'][number]>) =>
    onChange(hours.map((one, at) => (at === index ? { ...one, ...next } : one)))
  return (
    <Stack gap={6} w={280}>
      {hours.map(({ opens, closes }, index) => (
        <Group key={index} gap={6} wrap="nowrap">
          <ClockField
            size="sm"
            w={104}
            aria-label={t('locations.hours.opens', { day: label })}
            value={opens}
            onChange={(time) => time && change(index, { opens: time })}
          />
          –
          <ClockField
            size="sm"
            w={104}
            aria-label={t('locations.hours.closes', { day: label })}
            value={closes}
            onChange={(time) => time && change(index, { closes: time })}
          />
          {closes <= opens && (
            <Text fz="xs" c="dimmed">
              {t('locations.hours.next_day')}
            </Text>
          )}
        </Group>
      ))}
    </Stack>
  )
}
