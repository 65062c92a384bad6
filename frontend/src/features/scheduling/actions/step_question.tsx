import { Stack, Text } from '@mantine/core'
import { askBeyondShifts, type HistoryStep, type StepLabel } from '@shiftloom/backend/contracts/schedule'
import type { Question } from '#/ui/question.ts'
import type { Labels } from '../words/labels.ts'

/** Undone or done again, they change what staff see, and staff are notified. */
const seenByStaff: readonly StepLabel[] = ['publish', 'unpublish', 'undoPublication']

/** A step is asked about before it is undone or done again when it is big, or when staff are concerned. */
export const asksBefore = ({ label, shifts, behindPublication }: HistoryStep): boolean =>
  shifts > askBeyondShifts || behindPublication || seenByStaff.includes(label)

/** `256 shifts, 30 people, 16 – 22 Nov`; empty for a step that touches no shift. */
export function stepExtent({ t, format }: Labels, { shifts, people, from, until }: HistoryStep): string {
  if (shifts === 0) return ''
  const counts = t('scheduling.step.counts', { shifts, people })
  return from && until ? `${counts}, ${format.dayRange(from, until)}` : counts
}

/** Names the step, how much it touches, when it was done, and what follows from it. */
export function stepQuestion(labels: Labels, way: 'undo' | 'redo', step: HistoryStep): Question {
  const { t, format, zone } = labels
  const extent = stepExtent(labels, step)
  const consequences = [
    seenByStaff.includes(step.label) && t('scheduling.step.staff'),
    step.behindPublication && t('scheduling.step.behind'),
  ].filter((text) => text !== false)
  return {
    title: t(`scheduling.step.${way}_title`, { step: t(`scheduling.steps.${step.label}`) }),
    text: (
      <Stack gap="xs">
        <Text>{[extent, format.instant(step.at, zone)].filter(Boolean).join(' · ')}</Text>
        {consequences.map((text) => (
          <Text key={text} fz="sm">
            {text}
          </Text>
        ))}
      </Stack>
    ),
    confirmLabel: t(`scheduling.actions.${way}`),
    destructive: true,
  }
}
