import { Badge, Group, Progress, Stack, Text } from '@mantine/core'
import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { isOpen } from './batch_state.ts'
import { useLiveBatch } from './use_live_batch.ts'

export function BatchStateCell({ batch }: { batch: ExportBatch }) {
  const { t } = useTranslation()
  if (isOpen(batch)) return <InProgress batch={batch} />
  if (batch.state === 'ready')
    return (
      <Badge variant="light" color="lime" c="lime.9">
        {t('exports.state.ready')}
      </Badge>
    )
  return (
    <Stack gap={4} maw={240}>
      <Badge variant="light" color="red" c="red.9">
        {t('exports.state.failed')}
      </Badge>
      <Text fz="xs" c="dimmed">
        {batch.failure}
      </Text>
    </Stack>
  )
}

function InProgress({ batch }: { batch: ExportBatch }) {
  const { t } = useTranslation()
  const format = useFormat()
  useLiveBatch(batch)
  const label = t(`exports.state.${batch.state}`)
  return (
    <div style={{ minWidth: 120 }}>
      <Group justify="space-between" gap="xs" mb={6} wrap="nowrap">
        <Text fz="xs" fw={550}>
          {label}
        </Text>
        <Text fz="xs" c="dimmed" className="tabular">
          {format.percent(batch.progress / 100)}
        </Text>
      </Group>
      <Progress.Root size="sm">
        <Progress.Section value={batch.progress} aria-label={label} animated />
      </Progress.Root>
    </div>
  )
}
