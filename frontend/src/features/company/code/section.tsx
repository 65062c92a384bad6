import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children: ReactNode }

/** One question of the settings, with a sentence on what it decides. */
export const Section = ({ title, text, children }: Props) => (
  <Card component="section" aria-label={title}>
    <Title order={2} size="h3" mb={text ? 4 : 'md'}>
      {title}
    </Title>
    {text && (
      <Text c="dimmed" mb="md" maw={760}>
        {text}
      </Text>
    )}
    {children}
  </Card>
)
