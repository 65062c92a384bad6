import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  description?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  compact?: boolean
}

/** What a list says when it has nothing, and what to do about it. */
export function EmptyState({ title, description, icon, action, compact }: Props) {
  return (
    <Stack align="center" gap="xs" py={compact ? 'md' : 56} px="md" ta="center">
      <ThemeIcon variant="light" color="gray" size={compact ? 40 : 56} radius="xl" aria-hidden>
        {icon ?? <IconInbox size={compact ? 20 : 28} stroke={1.5} />}
      </ThemeIcon>
      <Title order={2} size={compact ? 'h4' : 'h3'} mt={4}>
        {title}
      </Title>
      {description && (
        <Text c="dimmed" maw={420}>
          {description}
        </Text>
      )}
      {action}
    </Stack>
  )
}
