import { Alert } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import type { EditedEntry } from './use_edited_entry.ts'

/** Says what a colleague has done to the entry while it was edited, in the same words in every editor. */
export function ClashAlert({ edited: { clash, now, seen } }: { edited: EditedEntry }) {
  const { t, format, ...labels } = useScheduler().labels
  if (!clash) return null
  const shown = now && now.version > seen.version ? now : seen
  const text =
    clash === 'changed'
      ? t('scheduling.panel.changed_meanwhile', {
          times: labels.times(shown),
          day: format.day(shown.day, 'weekday'),
        })
      : t(clash === 'deleted' ? 'scheduling.panel.deleted_meanwhile' : 'scheduling.panel.gone_text')
  return (
    <Alert color="orange" p="xs">
      {text}
    </Alert>
  )
}
