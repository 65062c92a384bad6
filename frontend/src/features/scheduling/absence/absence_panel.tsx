import { Stack, Text } from '@mantine/core'
import { useProfile } from '#/lib/profile.ts'
import { SidePanel } from '../entry/side_panel.tsx'
import { useScheduler } from '../state/scheduler_context.ts'
import { Attachments } from './attachments.tsx'

/** An absence: who, when, what is noted, and its files for whoever may see them. */
export function AbsencePanel({ entryId }: { entryId: string }) {
  const { model, ui, labels, rights } = useScheduler()
  const { employeeId } = useProfile()
  const { t, format } = labels
  const entry = model.entryById.get(entryId)
  const person = entry && model.personById.get(entry.employeeId ?? '')
  return (
    <SidePanel
      title={entry ? labels.kind(entry) : t('absence.gone_title')}
      closeLabel={t('core.close')}
      onClose={() => ui.set({ panel: null })}
    >
      {!entry ? (
        <Text c="dimmed">{t('absence.gone_text')}</Text>
      ) : (
        <Stack gap="md">
          <Stack gap={4}>
            <Text fw={600}>{labels.person(person)}</Text>
            <Text className="tabular">
              {format.day(entry.day, 'full')}, {labels.times(entry)}
            </Text>
            <Text c="dimmed">
              {[entry.code, labels.location(entry.locationId)].filter(Boolean).join(' · ')}
            </Text>
            {entry.comment && <Text>“{entry.comment}”</Text>}
          </Stack>
          {(rights.edit || entry.employeeId === employeeId) && <Attachments entryId={entryId} />}
        </Stack>
      )}
    </SidePanel>
  )
}
