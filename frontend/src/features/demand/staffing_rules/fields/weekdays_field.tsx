import { Chip, Group, Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'

/** A Monday, to name weekdays by. */
export const someMonday = '2026-01-05'

type Props = { value: number[]; onChange: (weekdays: number[]) => void }

/** Days of the week, 1 Monday to 7; at least one stays chosen. */
export function WeekdaysField({ value, onChange }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Input.Wrapper label={t('staffing_rules.field.weekdays')} labelElement="div">
      <Chip.Group
        multiple
        value={value.map(String)}
        onChange={(chosen) => chosen.length > 0 && onChange(chosen.map(Number).sort((a, b) => a - b))}
      >
        <Group gap={6} mt={4} role="group" aria-label={t('staffing_rules.field.weekdays')}>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <Chip key={weekday} value={String(weekday)} size="xs">
              {format.day(addDays(someMonday, weekday - 1), 'weekdayShort')}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
