import { Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useScheduler } from '../context/scheduler_context.ts'

/** A shift in words, for users who may not change it; in the editor only its state and what staff see. */
export function ShiftSummary({ entry, onlyState }: { entry: ScheduleEntry; onlyState?: boolean }) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const face = entry.state === 'changed' ? entry.published : null
  return (
    <Stack gap={4}>
      {!onlyState && (
        <>
          <Text fw={600}>{labels.person(model.personById.get(entry.employeeId ?? ''))}</Text>
          <Text className="tabular">
            {format.day(entry.day, 'full')}, {labels.times(entry)}
          </Text>
          <Text c="dimmed">{labels.location(entry.locationId)}</Text>
          <Text className="tabular">
            {t('scheduling.panel.work_time', { work: format.shortHours(entry.workMinutes) })}
          </Text>
          {entry.breaks.map((pause, index) => (
            <Text key={index} fz="sm" c="dimmed">
              {t(pause.paid ? 'scheduling.hover.paid_break' : 'scheduling.hover.unpaid_break', {
                minutes: pause.minutes,
                start: pause.start ? format.clock(pause.start) : '',
              })}
            </Text>
          ))}
          {entry.comment && <Text>{format.quoted(entry.comment)}</Text>}
        </>
      )}
      <Text fz="xs" c="dimmed">
        {t(`scheduling.states.${entry.state}`)} · {t(`scheduling.sources.${entry.source}`)}
      </Text>
      {face && (
        <Text fz="xs" c="orange.9">
          {t('scheduling.hover.staff_see', {
            day: format.day(face.day, 'weekday'),
            times: format.clockRange(face.start, face.end),
          })}
        </Text>
      )}
    </Stack>
  )
}
