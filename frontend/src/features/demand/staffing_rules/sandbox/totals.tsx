import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { DeskAnswer } from './sandbox_desk.ts'

export type Price = { minor: number; currency: string }
type Props = {
  answer: DeskAnswer
  /** Of an hour; null for those who do not see money, or where no one has a rate. */
  price: Price | null
}

/** Hours of the week before and after, and what the difference costs. */
export function Totals({ answer: { before, after }, price }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const hours = (value: number) => t('staffing_rules.totals.hours', { hours: format.shortHours(value * 60) })
  const difference = after.hours - before.hours
  const sign = difference > 0 ? '+' : ''
  const cost = price && {
    ...{ currency: price.currency, minor: Math.round(difference * price.minor) },
  }
  return (
    <Group gap="xl" role="status" aria-label={t('staffing_rules.totals.title')}>
      <Figure label={t('staffing_rules.sandbox.before')} value={hours(before.hours)} />
      <Figure label={t('staffing_rules.sandbox.after')} value={hours(after.hours)} />
      <Figure label={t('staffing_rules.totals.difference')} value={`${sign}${hours(difference)}`} />
      {cost && (
        <Figure
          label={t('staffing_rules.totals.cost')}
          value={t('staffing_rules.totals.a_week', { money: `${sign}${format.money(cost)}` })}
        />
      )}
    </Group>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Text fz="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={650} fz="lg" className="tabular">
        {value}
      </Text>
    </div>
  )
}
