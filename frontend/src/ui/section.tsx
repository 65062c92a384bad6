import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children: ReactNode }

/** A part of a screen under its title, with a sentence on what it is about. */
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
