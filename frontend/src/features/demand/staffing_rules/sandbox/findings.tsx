import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { DemandRule } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { SandboxFinding } from '@shiftloom/solver/labour_model/sandbox/compare_rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { openedVersion } from '../rule_values.ts'

type Props = {
  findings: readonly SandboxFinding[]
  others: readonly DemandRule[]
  /** People who have the position. */
  staff: number
  today: Day
}

/** What a planner should know before trusting the rule. */
export function Findings({ findings, others, staff, today }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  if (findings.length === 0) return null
  const sentence = (finding: SandboxFinding): string => {
    const key = `staffing_rules.finding.${finding.kind}`
    switch (finding.kind) {
      case 'metric_missing':
        return t(key, { hours: format.shortHours(finding.hours * 60) })
      case 'maximum_too_low':
        return t(key, {
          hours: format.shortHours(finding.hours * 60),
          people: format.number(Math.round(finding.mostUnmet * 10) / 10),
        })
      case 'counted_twice':
        return t(key, {
          hours: format.shortHours(finding.hours * 60),
          rule: others[finding.other] ? openedVersion(others[finding.other]!, today).name : '',
        })
      case 'above_staff':
        return t(key, { hours: format.shortHours(finding.hours * 60), most: finding.most, staff })
      default:
        return t(key)
    }
  }
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconAlertTriangle size={18} />}
      title={t('staffing_rules.finding.title', { count: findings.length })}
    >
      <List size="sm" spacing={4}>
        {findings.map((finding, at) => (
          <List.Item key={at}>{sentence(finding)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
