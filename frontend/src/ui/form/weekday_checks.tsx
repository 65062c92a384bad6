import { Checkbox, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'

const A_MONDAY = '2026-11-02'
const weekdays = Array.from({ length: 7 }, (_, index) => index + 1)

type Props = {
  label: string
  description: ReactNode
  error: ReactNode
  /** ISO weekdays, 1 Monday to 7 Sunday, in order. */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
}

/** Some of the days of the week. */
export function WeekdayChecks({ value, onChange, ...labels }: Props) {
  const format = useFormat()
  return (
    <Checkbox.Group
      {...labels}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value.map(String)}
      onChange={(days) => onChange(days.map(Number).sort())}
    >
      <Group mb={6} mt={4} gap="xs">
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            value={String(weekday)}
            // Seven of them fit half a form in the longest language.
            styles={{ label: { paddingInlineStart: 8 } }}
            label={format.day(addDays(A_MONDAY, weekday - 1), 'weekdayShort')}
            aria-label={format.day(addDays(A_MONDAY, weekday - 1), 'weekdayName')}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
