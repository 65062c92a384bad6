import { Group, Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { rows?: number; height?: number }

/** Grey rows in the place of a list that loads. */
export function RowsSkeleton({ rows = 8, height = 44 }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap={8} role="status" aria-label={t('core.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  )
}

export function CardsSkeleton({ cards = 3, height = 120 }: { cards?: number; height?: number }) {
  const { t } = useTranslation()
  return (
    <Group grow role="status" aria-label={t('core.loading')}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} height={height} radius="lg" />
      ))}
    </Group>
  )
}
