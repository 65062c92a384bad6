import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; description?: ReactNode; actions?: ReactNode }

/** Focus comes here after a change of screen, so that a screen reader starts with the title. */
export const pageTitleId = 'page-title'

export function PageHeader({ title, description, actions }: Props) {
  return (
    <Group component="header" justify="space-between" align="flex-start" wrap="nowrap" mb="lg" gap="lg">
      <div style={{ minWidth: 0 }}>
        <Title order={1} id={pageTitleId} tabIndex={-1} style={{ outline: 'none' }}>
          {title}
        </Title>
        {description && (
          <Text component="div" c="dimmed" mt={4} maw={720}>
            {description}
          </Text>
        )}
      </div>
      {actions && (
        <Group gap="sm" wrap="nowrap" style={{ flexShrink: 0 }}>
          {actions}
        </Group>
      )}
    </Group>
  )
}
