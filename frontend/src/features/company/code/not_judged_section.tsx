import { List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LawInUse } from './laws_in_use.ts'
import { Section } from '#/ui/section.tsx'

/** What no rule looks at, since a plan does not say it; by law, in the order of the page about the labour code. */
const notJudged: Partial<Record<string, readonly string[]>> = {
  PL: [
    'on_call',
    'handed_over',
    'equivalent_rest',
    'longer_period',
    'continuous_period',
    'consent',
    'nursing',
    'school_days',
    'lessons',
    'disabled_leave',
  ],
  VN: ['menstruation', 'overtime_consent', 'listed_trades', 'trip_distance', 'other_month'],
  EU: ['training', 'school_days_directive'],
}

export function NotJudgedSection({ laws }: { laws: readonly LawInUse[] }) {
  const { t } = useTranslation()
  const lines = laws.flatMap(({ id }) => (notJudged[id] ?? []).map((line) => t(`company.not_judged.${line}`)))
  if (lines.length === 0) return null
  return (
    <Section title={t('company.not_judged.title')} text={t('company.not_judged.text')}>
      <List spacing={4} maw={760}>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Section>
  )
}
