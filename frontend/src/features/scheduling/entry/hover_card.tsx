import { Group, Paper, Portal, Stack, Text } from '@mantine/core'
import { isOvernight, isShift } from '../model/entry_kind.ts'
import { periodOfEntry } from '../model/candidates.ts'
import { minutesOf } from '@shiftloom/solver/time'
import { useStore } from 'zustand'
import { addDays } from '../model/calendar.ts'
import { spokenWarnings } from '../words/warning_words.ts'
import { badgeOf } from '../model/warning.ts'
import { useScheduler } from '../context/scheduler_context.ts'

const width = 264

/** What a card has no room for: real duration, breaks, comment, state, and what staff still see. */
export function HoverCard() {
  const { ui, model, labels } = useScheduler()
  const hover = useStore(ui, (state) => state.hover)
  const entry = hover && model.entryById.get(hover.entryId)
  if (!hover || !entry) return null
  const { t, format } = labels
  const open = entry.employeeId ? undefined : model.collecting.get(entry.id)
  const found = model.warnings.byEntry.get(entry.id)
  const warnings = spokenWarnings(labels, found)
  const blocks = badgeOf(found)?.kind === 'block'
  const person = model.personById.get(entry.employeeId ?? '')
  const elapsed = minutesOf(periodOfEntry(entry))
  const left = Math.max(8, Math.min(hover.rect.left, innerWidth - width - 8))
  const above = hover.rect.bottom + 190 > innerHeight
  const until = isOvernight(entry)
    ? t('scheduling.hover.until_next', {
        time: format.clock(entry.end),
        day: format.day(addDays(entry.day, 1), 'weekday'),
      })
    : null

  return (
    <Portal>
      <Paper
        withBorder
        shadow="md"
        p="sm"
        radius="md"
        style={{
          position: 'fixed',
          zIndex: 290,
          width,
          left,
          pointerEvents: 'none',
          ...(above ? { bottom: innerHeight - hover.rect.top + 6 } : { top: hover.rect.bottom + 6 }),
        }}
      >
        <Stack gap={4}>
          <Group gap={8} wrap="nowrap">
            <span
              style={{
                width: 10,
                height: 10,
                borderRadius: 5,
                flex: 'none',
                background: labels.colour(entry.positionId),
              }}
              aria-hidden
            />
            <Text fw={600} truncate>
              {labels.kind(entry)}
            </Text>
          </Group>
          <Text className="tabular">
            {format.day(entry.day, 'weekday')}, {labels.times(entry)}
          </Text>
          {until && <Text fz="xs">{until}</Text>}
          {open && <Text fz="xs">{labels.claims(open, entry.zone)}</Text>}
          {isShift(entry) && (
            <Text fz="xs" c="dimmed" className="tabular">
              {t('scheduling.hover.duration', {
                work: format.shortHours(entry.workMinutes),
                elapsed: format.shortHours(elapsed),
              })}
            </Text>
          )}
          {entry.breaks.map((pause, index) => (
            <Text key={index} fz="xs" c="dimmed">
              {t(pause.paid ? 'scheduling.hover.paid_break' : 'scheduling.hover.unpaid_break', {
                minutes: pause.minutes,
                start: pause.start ? format.clock(pause.start) : '',
              })}
            </Text>
          ))}
          {entry.availability && <Text fz="xs">{t(`scheduling.availability.${entry.availability}`)}</Text>}
          <Text fz="xs" c="dimmed" truncate>
            {[labels.person(person), labels.location(entry.locationId)].filter(Boolean).join(' · ')}
          </Text>
          {entry.comment && <Text fz="xs">{format.quoted(entry.comment)}</Text>}
          {isShift(entry) && (
            <Text fz="xs" fw={550}>
              {[t(`scheduling.states.${entry.state}`), entry.locked && t('scheduling.states.locked')]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
          {entry.state === 'changed' && entry.published && (
            <Text fz="xs" c="orange.9">
              {t('scheduling.hover.staff_see', {
                day: format.day(entry.published.day, 'weekday'),
                times: format.clockRange(entry.published.start, entry.published.end),
              })}
            </Text>
          )}
          {warnings && (
            <Text fz="xs" fw={550} c={blocks ? 'red.9' : 'orange.9'}>
              {warnings}
            </Text>
          )}
        </Stack>
      </Paper>
    </Portal>
  )
}
