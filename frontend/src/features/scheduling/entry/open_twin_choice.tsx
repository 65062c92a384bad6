import { Button, Group, Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useScheduler } from '../context/scheduler_context.ts'

type Props = { shift: ScheduleEntry; onAdd: () => void }

/** An open shift waits at the time typed: Enter takes it, another one beside it takes a click. */
export function OpenTwinChoice({ shift, onAdd }: Props) {
  const { labels } = useScheduler()
  const { t } = labels
  return (
    <Stack gap={6}>
      <Text fz="sm" role="status">
        {t('scheduling.quick.open_twin', {
          times: labels.times(shift),
          position: shift.positionId ? labels.position(shift.positionId) : 'none',
        })}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button type="button" size="compact-sm" variant="default" onClick={onAdd}>
          {t('scheduling.quick.add_another')}
        </Button>
        <Button type="submit" size="compact-sm">
          {t('scheduling.quick.take_open')}
        </Button>
      </Group>
    </Stack>
  )
}
