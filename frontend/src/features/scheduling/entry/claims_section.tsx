import { Anchor, Button, Group, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { openable } from '../model/openable.ts'
import { refreshCollecting, stopCollecting } from '../queries/collecting_shifts.ts'

/** Whether people can claim the shift, until when and how many have; and the way to open it to them. */
export function ClaimsSection({ entry }: { entry: ScheduleEntry }) {
  const { model, labels, actions } = useScheduler()
  const { t } = labels
  const path = useScreenPath()('swaps')
  const stop = useMutation({ mutationFn: stopCollecting, onSettled: refreshCollecting })
  const open = model.collecting.get(entry.id)
  if (!open)
    return openable([entry], model).length > 0 ? (
      <Group mt={-6}>
        <Button size="compact-xs" variant="subtle" onClick={() => actions.openToClaims([entry])}>
          {t('scheduling.actions.openToClaims')}
        </Button>
      </Group>
    ) : null
  return (
    <Group gap="xs" mt={-6}>
      <Text fz="sm">{labels.claims(open, entry.zone)}</Text>
      {path && (
        <Anchor fz="sm" component={Link} to={`${path}?view=open_shifts`}>
          {t('scheduling.claims.show')}
        </Anchor>
      )}
      <Button
        size="compact-xs"
        variant="subtle"
        loading={stop.isPending}
        onClick={() => stop.mutate(open.id)}
      >
        {t('scheduling.claims.stop')}
      </Button>
    </Group>
  )
}
