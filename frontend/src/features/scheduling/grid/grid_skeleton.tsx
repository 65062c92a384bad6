import { Skeleton, Stack } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'

/** Grey rows in the shape of the grid: never a spinner over it. */
export function GridSkeleton() {
  const { t } = useScheduler().labels
  return (
    <Stack gap={6} role="status" aria-label={t('core.loading')} style={{ flex: 1, overflow: 'hidden' }}>
      <Skeleton height={46} radius="md" />
      {Array.from({ length: 14 }, (_, row) => (
        <Skeleton key={row} height={50} radius="md" />
      ))}
    </Stack>
  )
}
