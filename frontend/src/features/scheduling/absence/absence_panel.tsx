import { Text } from '@mantine/core'
import { useProfile } from '#/lib/account/profile.ts'
import { AbsenceDetails } from '#/domain/absence/absence_details.tsx'
import { SidePanel } from '../frame/side_panel.tsx'
import { useScheduler } from '../context/scheduler_context.ts'

/** An absence beside the grid. */
export function AbsencePanel({ entryId }: { entryId: string }) {
  const { model, ui, labels, rights } = useScheduler()
  const { employeeId } = useProfile()
  const { t } = labels
  const entry = model.entryById.get(entryId)
  return (
    <SidePanel
      title={entry ? labels.kind(entry) : t('absence.gone_title')}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
    >
      {!entry ? (
        <Text c="dimmed">{t('absence.gone_text')}</Text>
      ) : (
        <AbsenceDetails
          entry={entry}
          person={labels.person(model.personById.get(entry.employeeId ?? ''))}
          kind={labels.kind(entry)}
          place={labels.location(entry.locationId)}
          withFiles={rights.edit || entry.employeeId === employeeId}
        />
      )}
    </SidePanel>
  )
}
