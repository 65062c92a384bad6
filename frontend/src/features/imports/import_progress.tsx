import { Group, Progress, Text } from '@mantine/core'
import type { Import } from '@shiftloom/backend/contracts/imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

export function ImportProgress({ running }: { running: Pick<Import, 'state' | 'progress'> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const label = t(`imports.state.${running.state}`)
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text fw={550}>{label}</Text>
        <Text c="dimmed" className="tabular">
          {format.percent(running.progress / 100)}
        </Text>
      </Group>
      <Progress.Root size="md">
        <Progress.Section value={running.progress} aria-label={label} animated />
      </Progress.Root>
    </div>
  )
}
