import { Progress, Stack, Text } from '@mantine/core'
import type { ConstraintShare } from '@shiftloom/backend/contracts/auto_schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { constraintSentence } from './sentences.ts'

/** What keeps the plan from being perfect, heaviest first: sentences and percent, never points. */
export function WhyList({ constraints }: { constraints: readonly ConstraintShare[] }) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  if (constraints.length === 0) return <Text c="dimmed">{t('generate.why.perfect')}</Text>
  const heaviest = constraints.toSorted((a, b) => b.percent - a.percent)
  return (
    <Stack gap="sm">
      <Text fz="sm" c="dimmed">
        {t('generate.why.hint')}
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {heaviest.map((share, place) => {
          const percent = t('generate.why.share', { percent: format.percent(share.percent / 100) })
          return (
            <li key={place}>
              <Text fz="sm">{constraintSentence(share, { labels, personById: model.personById })}</Text>
              <Progress value={share.percent} size="sm" mt={4} aria-hidden />
              <Text fz="xs" c="dimmed" className="tabular">
                {percent}
              </Text>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
