import { Button, Group, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { done: number; count: number; onStop: () => void }

/** How far a change of many people is, and the way to stop it. */
export function BulkProgress({ done, count, onStop }: Props) {
  const { t } = useTranslation()
  const [stopping, setStopping] = useState(false)
  const label = t('employees.bulk.progress', { done, count })
  return (
    <Group gap="sm" mt="xs" px="xs" wrap="nowrap">
      <Progress.Root size="md" style={{ flex: 1 }}>
        <Progress.Section value={(100 * done) / count} aria-label={label} animated />
      </Progress.Root>
      <Text size="sm" className="tabular">
        {label}
      </Text>
      <Button
        size="sm"
        variant="default"
        loading={stopping}
        onClick={() => {
          setStopping(true)
          onStop()
        }}
      >
        {t('employees.bulk.stop')}
      </Button>
    </Group>
  )
}
