import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What leaves by other ways than the bell, read or edited within. */
export function NoticesCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Card component="section" aria-label={t('employees.notices.title')}>
      <Title order={2} size="h3" mb={4}>
        {t('employees.notices.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('employees.notices.text')}
      </Text>
      {children}
    </Card>
  )
}
