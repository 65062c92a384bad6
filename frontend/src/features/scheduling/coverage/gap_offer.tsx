import { Radio, Stack, Text, UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useScheduler } from '../context/scheduler_context.ts'
import { CandidateLine } from '../entry/candidate_line.tsx'
import { clockOfMinute } from '../model/clock_of_minute.ts'
import type { Gap } from '../model/day_gaps.ts'
import { gapShifts, type GapShift } from '../model/gap_shifts.ts'
import { notOffered } from '../model/not_offered.ts'
import classes from './coverage.module.css'
import { useGapPeople } from './use_gap_people.ts'

/** People listed at first; the rest come by one click. */
const mostAtFirst = 6

const keyOf = ({ from, until }: GapShift): string => `${from}-${until}`

/** Shifts that fill most of a gap; a position that the schedule does not offer gets none. */
export function GapOffer({ gap }: { gap: Gap }) {
  const { directory, labels } = useScheduler()
  return notOffered(directory.positions).has(gap.row.need.positionId) ? (
    <Nothing text={labels.t('coverage.not_offered')} />
  ) : (
    <Shapes gap={gap} />
  )
}

const Nothing = ({ text }: { text: string }) => (
  <Text fz="sm" c="dimmed" pl={23}>
    {text}
  </Text>
)

/** What could fill the gap, and who could have the shift that is chosen, judged by the rules. */
function Shapes({ gap }: { gap: Gap }) {
  const { model, labels } = useScheduler()
  const { t, format } = labels
  const { days, breakLaw } = model
  const shifts = useMemo(() => gapShifts(gap, days[0]!, breakLaw.breaksOf), [gap, days, breakLaw])
  const [key, setKey] = useState<string | null>(null)
  const shift = shifts.find((one) => keyOf(one) === key) ?? shifts[0]
  if (!shift) return <Nothing text={t('coverage.no_shape')} />
  const hours = (value: number) => format.shortHours(Math.round(value * 60))
  return (
    <Stack gap="xs" pl={23} pb="xs">
      <Radio.Group label={t('coverage.shapes')} size="xs" value={keyOf(shift)} onChange={setKey}>
        <Stack gap={6} mt={6}>
          {shifts.map((one) => (
            <Radio
              key={keyOf(one)}
              value={keyOf(one)}
              size="xs"
              label={format.clockRange(clockOfMinute(one.from), clockOfMinute(one.until))}
              description={t(one.overHours > 0 ? 'coverage.fills_with_rest' : 'coverage.fills', {
                ...{ hours: hours(one.filledHours), over: hours(one.overHours) },
              })}
            />
          ))}
        </Stack>
      </Radio.Group>
      <People key={keyOf(shift)} gap={gap} shift={shift} />
    </Stack>
  )
}

function People({ gap, shift }: { gap: Gap; shift: GapShift }) {
  const { labels } = useScheduler()
  const { t } = labels
  const { candidates, unchecked, choose } = useGapPeople(gap, shift)
  const [all, showAll] = useState(false)
  const shown = all ? candidates : candidates?.slice(0, mostAtFirst)
  return (
    <div>
      <Text fz="xs" fw={600}>
        {t('coverage.people')}
      </Text>
      {unchecked && (
        <Text fz="xs" c="orange.9" role="status">
          {t('scheduling.drag.unchecked')}
        </Text>
      )}
      <ul className={classes.people} aria-label={t('coverage.people')} aria-busy={!candidates}>
        {shown?.map((candidate) => (
          <li key={candidate.person.id}>
            <UnstyledButton className={classes.person} onClick={() => void choose(candidate.person.id)}>
              <CandidateLine {...candidate} />
            </UnstyledButton>
          </li>
        ))}
        <li>
          <UnstyledButton className={classes.person} onClick={() => void choose(null)}>
            {t('coverage.leave_open')}
          </UnstyledButton>
        </li>
        {candidates && shown && shown.length < candidates.length && (
          <li>
            <UnstyledButton className={classes.person} onClick={() => showAll(true)}>
              {t('coverage.show_all', { count: candidates.length })}
            </UnstyledButton>
          </li>
        )}
      </ul>
    </div>
  )
}
