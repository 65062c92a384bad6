import { Stack, Text } from '@mantine/core'
import { useStore } from 'zustand'
import { AnchoredCard } from '../frame/anchored_card.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import type { OpenWarning } from '../state/ui_state.ts'
import { leaveGlance } from './glance.ts'
import { RemedyButtons } from './remedy_buttons.tsx'
import { WarningDetails } from './warning_details.tsx'

const width = 352

/** Beside a badge: a glance while the pointer is there, a dialog once it was clicked or opened with a key. */
export function WarningCard() {
  const { ui, model } = useScheduler()
  const open = useStore(ui, (state) => state.warning)
  const warnings = open && model.warnings.byEntry.get(open.entryId)
  return open && warnings && <Card key={open.entryId} {...open} />
}

function Card({ entryId, rect, held }: OpenWarning) {
  const { ui, model, labels } = useScheduler()
  const { t, format } = labels
  const entry = model.entryById.get(entryId)
  const warnings = model.warnings.byEntry.get(entryId) ?? []
  if (!entry) return null
  const hold = (next: OpenWarning['held']) => {
    if (held !== 'focus') ui.setState({ warning: { entryId, rect, held: next } })
  }
  return (
    <AnchoredCard
      rect={rect}
      width={width}
      label={t('scheduling.warnings.title')}
      trap={held === 'focus'}
      onClose={() => ui.setState({ warning: null })}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => {
        hold('glance')
        leaveGlance(ui)
      }}
    >
      <Stack gap="sm">
        <Text fz="xs" c="dimmed" truncate className="tabular">
          {[
            labels.person(model.personById.get(entry.employeeId ?? '')),
            `${format.day(entry.day, 'weekday')}, ${labels.times(entry)}`,
          ].join(' · ')}
        </Text>
        {warnings.map((warning) => (
          <WarningDetails key={warning.key} warning={warning} />
        ))}
        <RemedyButtons entry={entry} onDone={() => ui.setState({ warning: null })} />
      </Stack>
    </AnchoredCard>
  )
}
