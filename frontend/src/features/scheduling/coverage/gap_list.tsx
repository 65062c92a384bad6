import { Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useScheduler } from '../context/scheduler_context.ts'
import { clockOfMinute } from '../model/clock_of_minute.ts'
import { slotMinutes, slotsPerDay } from '../model/coverage_memory.ts'
import { dayGaps, type Gap } from '../model/day_gaps.ts'
import type { Coverage } from '../state/use_coverage.ts'
import classes from './coverage.module.css'
import { GapOffer } from './gap_offer.tsx'
import { MixList } from './mix_list.tsx'
import { OpenShifts } from './open_shifts.tsx'

type Props = {
  coverage: Coverage
  /** Of those shown, from 0. */
  day: number
  /** Where the planner clicked; null: the largest gap. */
  minute: number | null
}

/** What is missing on a day, position by position; one at a time is looked at closely. */
export function GapList({ coverage, day, minute }: Props) {
  const { labels, rights } = useScheduler()
  const { t } = labels
  const gaps = useMemo(() => dayGaps(coverage.rows, day), [coverage.rows, day])
  const [chosen, choose] = useState<string | null>(() => keyOf(gapAt(gaps, day, minute)))
  const first = useRef<HTMLButtonElement>(null)
  const openKey = gaps.some((gap) => keyOf(gap) === chosen) ? chosen : null
  // The keyboard follows into what was opened.
  useEffect(() => first.current?.focus(), [])
  return (
    <Stack gap="xs">
      <OpenShifts rows={coverage.rows} day={day} />
      <MixList rows={coverage.rows} day={day} />
      {gaps.length === 0 ? (
        <Text c="dimmed">{t('coverage.no_gap')}</Text>
      ) : (
        <ul className={classes.gaps} aria-label={t('coverage.gaps')}>
          {gaps.map((gap, at) => {
            const isOpen = keyOf(gap) === openKey
            return (
              <li key={keyOf(gap)}>
                <UnstyledButton
                  ref={isOpen || (openKey === null && at === 0) ? first : null}
                  className={classes.gap}
                  aria-expanded={isOpen}
                  onClick={() => choose(isOpen ? null : keyOf(gap))}
                >
                  {isOpen ? (
                    <IconChevronDown size={15} aria-hidden />
                  ) : (
                    <IconChevronRight size={15} aria-hidden />
                  )}
                  <GapText gap={gap} />
                </UnstyledButton>
                {isOpen && rights.edit && <GapOffer gap={gap} />}
              </li>
            )
          })}
        </ul>
      )}
    </Stack>
  )
}

const keyOf = (gap: Gap | undefined): string | null => (gap ? `${gap.row.key} ${gap.from}` : null)

/** The gap that was clicked, else the largest. */
function gapAt(gaps: readonly Gap[], day: number, minute: number | null): Gap | undefined {
  const slot = minute === null ? null : day * slotsPerDay + Math.floor(minute / slotMinutes)
  return gaps.find(({ from, until }) => slot !== null && from <= slot && slot < until) ?? gaps[0]
}

function GapText({ gap: { row, from, until, people, hours } }: { gap: Gap }) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const several = new Set(model.coverage?.all.map(({ need }) => need.locationId)).size > 1
  const time = (slot: number) => clockOfMinute(slot * slotMinutes)
  return (
    <span>
      <Text component="span" fw={600} style={{ display: 'block' }}>
        {[labels.position(row.need.positionId), several && labels.location(row.need.locationId)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text component="span" fz="xs" className="tabular">
        {t('coverage.gap', {
          ...{
            times: format.clockRange(time(from), time(until)),
            people: format.number(Math.round(people * 100) / 100),
          },
          hours: format.shortHours(Math.round(hours * 60)),
        })}
      </Text>
    </span>
  )
}
