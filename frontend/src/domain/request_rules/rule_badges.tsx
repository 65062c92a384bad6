import { Badge, Group, Text } from '@mantine/core'
import type { RequestRules } from '@shiftloom/backend/contracts/requests'
import { useTranslation } from 'react-i18next'

/** How requests of a kind are made and counted. Only what differs from the usual is said. */
export function RuleBadges({ rules }: { rules: RequestRules }) {
  const { t } = useTranslation()
  const said = [
    rules.primaryVacation && 'primary',
    rules.affectsVacationLimit && 'affects',
    !rules.paid && 'unpaid',
    !rules.needsAcceptance && 'automatic',
    rules.countsAsWorkingTime && 'working_time',
    rules.overtimeCompensation && `overtime_${rules.overtimeCompensation}`,
    rules.usableBy !== 'everybody' && `by_${rules.usableBy}`,
  ].filter((word) => typeof word === 'string')
  if (said.length === 0) return <Text c="dimmed">—</Text>
  return (
    <Group gap={6}>
      {said.map((word) => (
        <Badge
          key={word}
          variant="light"
          color={word === 'primary' ? 'brand' : 'gray'}
          size="sm"
          style={{ textTransform: 'none' }}
        >
          {t(`request_rules.badge.${word}`)}
        </Badge>
      ))}
    </Group>
  )
}
