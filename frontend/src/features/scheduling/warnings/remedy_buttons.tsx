import { Button, Group } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useScheduler } from '../context/scheduler_context.ts'

type Props = { entry: ScheduleEntry; onDone?: () => void }

/** What ends a breach without changing the shift itself: another person, or no one for now. */
export function RemedyButtons({ entry, onDone }: Props) {
  const { actions, labels, rights } = useScheduler()
  const { t } = labels
  if (!rights.edit || entry.locked || entry.state === 'removed' || !entry.employeeId) return null
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          onDone?.()
          actions.whoElse(entry)
        }}
      >
        {t('scheduling.warnings.who_else')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          onDone?.()
          void actions.assign([entry], null)
        }}
      >
        {t('scheduling.warnings.take_off')}
      </Button>
    </Group>
  )
}
