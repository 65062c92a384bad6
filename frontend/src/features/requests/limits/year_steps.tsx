import { ActionIcon, Group, Text } from '@mantine/core'
import { limitYearsAround } from '@shiftloom/backend/contracts/request_limits'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** A year with the one before and after it. */
export function YearSteps({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const { t } = useTranslation()
  const away = year - new Date().getFullYear()
  return (
    <Group gap={4} role="group" aria-label={t('requests.limits.year')} mb={4}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('requests.limits.earlier')}
        disabled={away <= -limitYearsAround}
        onClick={() => onChange(year - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Text fw={600} w={56} ta="center" className="tabular" aria-live="polite">
        {year}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('requests.limits.later')}
        disabled={away >= limitYearsAround}
        onClick={() => onChange(year + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
