import { Button, Card, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { CardTitle } from '../card_title.tsx'

type Props = { title: string; error: unknown; onRetry: () => unknown }

/** In the place of a card whose requests could not be read. */
export function UnreadCard({ title, error, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <Card component="section" aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <Group role="alert" justify="space-between" wrap="nowrap">
        <Text c="dimmed" fz="sm">
          {(isApiFailure(error) && error.message) || t('core.load_failed_title')}
        </Text>
        <Button variant="default" size="sm" onClick={() => void onRetry()}>
          {t('core.retry')}
        </Button>
      </Group>
    </Card>
  )
}
