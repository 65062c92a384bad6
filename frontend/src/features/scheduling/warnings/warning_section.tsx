import { Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { RemedyButtons } from './remedy_buttons.tsx'
import { WarningDetails } from './warning_details.tsx'

/** The warnings of a shift in its panel: what the badge's card says, for users without a pointer. */
export function WarningSection({ entry }: { entry: ScheduleEntry }) {
  const { model, labels } = useScheduler()
  const warnings = model.warnings.byEntry.get(entry.id)
  if (!warnings) return null
  return (
    <Stack gap="sm" component="section" aria-label={labels.t('scheduling.warnings.title')}>
      <Text component="h3" fw={600}>
        {labels.t('scheduling.warnings.title')}
      </Text>
      {warnings.map((warning) => (
        <WarningDetails key={warning.key} warning={warning} />
      ))}
      <RemedyButtons entry={entry} />
    </Stack>
  )
}
