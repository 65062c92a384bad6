import { ActionIcon, Button, Group, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { useAvailabilityAddress } from './use_availability_address.ts'

export function MonthBar({ address }: { address: ReturnType<typeof useAvailabilityAddress> }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('availabilities.previous_month')}
        onClick={address.previous}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Button variant="default" onClick={address.toToday}>
        {t('core.today')}
      </Button>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('availabilities.next_month')}
        onClick={address.next}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      <Title order={2} size="h4" ml="xs" aria-live="polite">
        {format.sentence(format.day(address.month, 'month'))}
      </Title>
    </Group>
  )
}
