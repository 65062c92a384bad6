import { ActionIcon, Button, Group, Stack, Switch, Text, Tooltip } from '@mantine/core'
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import type { OpeningHours } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { addHours, changeHours, copyMonday, hoursOf, toggleDay, weekdays } from './opening_hours.ts'

type Props = { value: OpeningHours[]; onChange: (hours: OpeningHours[]) => void }

/** Any Sunday: only the names of the weekdays after it are used. */
const aSunday = '2026-11-15'

/** When a location is open, day by day; a day may open more than once, and past midnight. */
export function OpeningHoursField({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap={6} mt={4}>
      {weekdays.map((weekday) => (
        <DayRow key={weekday} weekday={weekday} value={value} onChange={onChange} />
      ))}
      {hoursOf(value, 1).length > 0 && (
        <Group>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCopy size={14} />}
            onClick={() => onChange(copyMonday(value))}
          >
            {t('locations.hours.copy_monday')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function DayRow({ weekday, value, onChange }: Props & { weekday: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = format.sentence(format.day(addDays(aSunday, weekday), 'weekdayName'))
  const hours = hoursOf(value, weekday)
  const change = (index: number, next: Partial<OpeningHours> | null) =>
    onChange(changeHours(value, weekday, index, next))
  return (
    <Group align="flex-start" wrap="nowrap" mih={36} role="group" aria-label={name}>
      <Switch
        w={150}
        mt={8}
        label={name}
        checked={hours.length > 0}
        onChange={() => onChange(toggleDay(value, weekday))}
      />
      {hours.length === 0 && (
        <Text c="dimmed" fz="sm" mt={8}>
          {t('locations.hours.closed')}
        </Text>
      )}
      <Stack gap={6}>
        {hours.map(({ opens, closes }, index) => (
          <Group key={index} gap="xs" wrap="nowrap">
            <ClockField
              size="sm"
              w={132}
              aria-label={t('locations.hours.opens', { day: name })}
              value={opens}
              onChange={(time) => time && change(index, { opens: time })}
            />
            –
            <ClockField
              size="sm"
              w={132}
              aria-label={t('locations.hours.closes', { day: name })}
              value={closes}
              onChange={(time) => time && change(index, { closes: time })}
            />
            {closes <= opens && (
              <Text fz="xs" c="dimmed">
                {t('locations.hours.next_day')}
              </Text>
            )}
            {hours.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('locations.hours.remove', { day: name })}
                onClick={() => change(index, null)}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
            {index === hours.length - 1 && (
              <Tooltip label={t('locations.hours.add', { day: name })}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('locations.hours.add', { day: name })}
                  onClick={() => onChange(addHours(value, weekday))}
                >
                  <IconPlus size={16} />
                </ActionIcon>
              </Tooltip>
            )}
          </Group>
        ))}
      </Stack>
    </Group>
  )
}
