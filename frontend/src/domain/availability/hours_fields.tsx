import { Group, Switch } from '@mantine/core'
import type { HoursOfDay } from '@shiftloom/backend/contracts/availability'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClockField } from '#/ui/form/clock_field.tsx'
import type { ChosenHours } from './chosen_hours.ts'

type Props = {
  value: ChosenHours
  onChange: (value: ChosenHours) => void
  error?: ReactNode
}

/** The whole day, or hours of it. */
export function HoursFields({ value, onChange, error }: Props) {
  const { t } = useTranslation()
  const change = (part: Partial<HoursOfDay & { allDay: boolean }>) => onChange({ ...value, ...part })
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <Switch
        mt={8}
        label={t('availability.all_day')}
        checked={value.allDay}
        onChange={({ currentTarget }) => change({ allDay: currentTarget.checked })}
      />
      {!value.allDay && (
        <>
          <ClockField
            w={110}
            size="sm"
            aria-label={t('availability.from')}
            value={value.start}
            onChange={(start) => change({ start: start ?? '' })}
          />
          <ClockField
            w={110}
            size="sm"
            aria-label={t('availability.until')}
            value={value.end}
            onChange={(end) => change({ end: end ?? '' })}
            error={error}
          />
        </>
      )}
    </Group>
  )
}
