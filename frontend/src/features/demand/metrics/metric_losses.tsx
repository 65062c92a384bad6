import { List, Text } from '@mantine/core'
import type { MetricUsage } from '@shiftloom/backend/contracts/demand'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** Names beyond these are counted. */
const mostNamed = 8

/** What goes with a metric: its place at positions, rules, records. */
export function MetricLosses({ usage }: { usage: MetricUsage }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { positions, ruleCount, rules, records, locations } = usage
  if (ruleCount === 0 && records === 0) return <Text>{t('demand.metrics.delete_unused')}</Text>
  const named = (names: readonly string[], all = names.length) => ({
    names: format.list(names.slice(0, mostNamed)),
    more: all - Math.min(mostNamed, names.length),
  })
  const ofRules = rules.map(({ name, location }) => t('demand.metrics.rule_at', { name, location }))
  return (
    <>
      <Text>{t('demand.metrics.delete_text')}</Text>
      <List size="sm" spacing="xs">
        {positions.length > 0 && (
          <List.Item>
            {t('demand.metrics.loss_positions', { count: positions.length, ...named(positions) })}
          </List.Item>
        )}
        {ruleCount > 0 && (
          <List.Item>
            {t('demand.metrics.loss_rules', { count: ruleCount, ...named(ofRules, ruleCount) })}
          </List.Item>
        )}
        {records > 0 && (
          <List.Item>
            {t('demand.metrics.loss_records', {
              ...{ count: records, locations: locations.length },
              ...named(locations),
            })}
          </List.Item>
        )}
      </List>
    </>
  )
}
