import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useScheduler } from '../context/scheduler_context.ts'
import { clockOfMinute } from '../model/clock_of_minute.ts'
import type { CoverageRow } from '../model/coverage_memory.ts'
import { mixGaps } from '../model/mix_gaps.ts'
import classes from './coverage.module.css'

type Props = { rows: readonly CoverageRow[]; day: number }

/** When those at work lack a tag that some of them must have. */
export function MixList({ rows, day }: Props) {
  const { model, labels } = useScheduler()
  const { t, format } = labels
  const { days, range, personById } = model
  const gaps = useMemo(
    () => mixGaps(rows, range.entries, days[day]!, (id) => personById.get(id)?.tagIds ?? []),
    [rows, range.entries, days, day, personById]
  )
  if (gaps.length === 0) return null
  const several = new Set(model.coverage?.all.map(({ need }) => need.locationId)).size > 1
  return (
    <section aria-label={t('coverage.mixes')}>
      <Text fw={600} fz="sm">
        {t('coverage.mixes')}
      </Text>
      {gaps.map(({ from, until, people, ...gap }) => (
        <Text key={`${gap.locationId} ${gap.positionId} ${from}`} fz="sm" className={classes.open}>
          <span className="tabular">{format.clockRange(clockOfMinute(from), clockOfMinute(until))}</span>
          {` · ${[labels.position(gap.positionId), several && labels.location(gap.locationId)].filter(Boolean).join(' · ')}: `}
          {t('coverage.mix', { people, tag: labels.tag(gap.tagId) })}
        </Text>
      ))}
    </section>
  )
}
