import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { mondayOf, weeksAhead, weeksBack } from './sandbox_input.ts'

type Props = { today: Day; weekFrom: Day; onWeek: (monday: Day) => void }

/** The week looked at: one of the past eight as it came, or one ahead as it is expected. */
export function WeekPicker({ today, weekFrom, onWeek }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = mondayOf(today)
  const kind = weekFrom < now ? 'came' : weekFrom === now ? 'begun' : 'expected'
  const step = (by: 1 | -1, label: string, icon: ReactNode) => {
    const next = addDays(weekFrom, 7 * by)
    const isOut = next < addDays(now, -7 * weeksBack) || next > addDays(now, 7 * weeksAhead)
    return (
      <Tooltip label={label}>
        <ActionIcon variant="default" aria-label={label} disabled={isOut} onClick={() => onWeek(next)}>
          {icon}
        </ActionIcon>
      </Tooltip>
    )
  }
  return (
    <Group gap="xs">
      {step(-1, t('staffing_rules.week.previous'), <IconChevronLeft size={16} />)}
      <Text fw={600} aria-live="polite">
        {format.dayRange(weekFrom, addDays(weekFrom, 7))}
      </Text>
      {step(1, t('staffing_rules.week.next'), <IconChevronRight size={16} />)}
      <Text fz="sm" c="dimmed">
        {t(`staffing_rules.week.${kind}`)}
      </Text>
    </Group>
  )
}
