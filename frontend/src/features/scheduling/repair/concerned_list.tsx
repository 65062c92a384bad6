import { Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { minutesOf } from './concerned.ts'

const listed = 8

type Props = {
  shifts: readonly ScheduleEntry[]
  title: 'generate.repair.concerned' | 'generate.repair.concerned_open'
}

/** The shifts that will be given away, before anything is searched. */
export function ConcernedList({ shifts, title }: Props) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const rest = shifts.length - listed
  return (
    <div role="status">
      <Text fz="sm" fw={600} mb={4}>
        {t(title, { count: shifts.length, hours: format.shortHours(minutesOf(shifts)) })}
      </Text>
      <Stack component="ul" gap={2} m={0} pl={18}>
        {shifts.slice(0, listed).map((shift) => (
          <Text component="li" key={shift.id} fz="sm" className="tabular">
            {t('generate.panel.change_shift', {
              day: format.day(shift.day, 'weekday'),
              times: labels.times(shift),
              position: labels.position(shift.positionId),
            })}
            {shift.locked && ` · ${t('generate.repair.locked')}`}
          </Text>
        ))}
      </Stack>
      {rest > 0 && (
        <Text fz="sm" c="dimmed">
          {t('generate.repair.more', { count: rest })}
        </Text>
      )}
    </div>
  )
}
