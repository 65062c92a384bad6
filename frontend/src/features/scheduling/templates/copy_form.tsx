import { Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { copyWeeks, type CopyWeeks } from '@shiftloom/backend/contracts/period_copies'
import type { RefusedWay } from '@shiftloom/backend/contracts/schedule_templates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DayField } from '#/ui/form/day_field.tsx'
import { addDays, todayIn } from '../model/calendar.ts'
import { isPlanned } from '../model/entry_kind.ts'
import { activeFilters } from '../model/filters.ts'
import { startingIn } from '../model/publication.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { shownEntries } from '../state/shown_scope.ts'
import { copiedPeriod, usualWeeks } from './copied_period.ts'
import { PlanSummary } from './plan_summary.tsx'
import { PutInEnd } from './put_in_end.tsx'
import { copyPeriod, copyPlanQuery } from './queries.ts'
import { RefusedChoice } from './refused_choice.tsx'
import { usePutIn } from './use_put_in.ts'
import { WarnedShifts } from './warned_shifts.tsx'

/** The shifts shown, or those of some of the days, again one, two or four weeks later. */
export function CopyForm() {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const { range, state } = model
  const [days, setDays] = useState(() => copiedPeriod(state.range))
  const [weeks, setWeeks] = useState<CopyWeeks>(() => usualWeeks(days, todayIn(labels.zone)))
  const [withPeople, setWithPeople] = useState(true)
  const [refused, setRefused] = useState<RefusedWay>('skip')
  const reversed = days.from >= days.until
  const filtered = activeFilters(state.filters) > 0
  const shown = startingIn(shownEntries(model), days).filter(isPlanned)
  const target = { from: addDays(days.from, weeks * 7), until: addDays(days.until, weeks * 7) }
  const copying = {
    ...{ ...days, weeks, withPeople, refused, locationIds: [...state.locationIds] },
    ...(filtered && { entryIds: shown.map(({ id }) => id) }),
  }
  const plan = useQuery({
    ...copyPlanQuery(copying, range.revision),
    enabled: !reversed && shown.length > 0,
    placeholderData: keepPreviousData,
  })
  const { run, pending, refusal } = usePutIn(
    'copyPeriod',
    (id) => copyPeriod({ id, ...copying }),
    target.from
  )
  const last = addDays(state.range.until, -1)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <Stack gap="md">
        <Group grow align="flex-start">
          <DayField
            size="sm"
            label={t('templates.field.from')}
            value={days.from}
            min={state.range.from}
            max={last}
            onChange={(from) => from && setDays((now) => ({ ...now, from }))}
          />
          <DayField
            size="sm"
            label={t('templates.field.until')}
            value={addDays(days.until, -1)}
            min={state.range.from}
            max={last}
            error={reversed && t('templates.save.reversed')}
            onChange={(day) => day && setDays((now) => ({ ...now, until: addDays(day, 1) }))}
          />
        </Group>
        <Stack gap={4}>
          <Text fz="sm" fw={500} id="copy-weeks">
            {t('templates.copy.weeks')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="copy-weeks"
            value={String(weeks)}
            onChange={(value) => setWeeks(Number(value) as CopyWeeks)}
            data={copyWeeks.map((count) => ({
              value: String(count),
              label: t('templates.copy.by', { count }),
            }))}
          />
        </Stack>
        <Switch
          label={t('templates.copy.with_people')}
          description={t('templates.copy.with_people_hint')}
          checked={withPeople}
          onChange={(event) => setWithPeople(event.currentTarget.checked)}
        />
        {withPeople && <RefusedChoice value={refused} onChange={setRefused} />}
        <Text fz="sm" role="status">
          {t('templates.copy.shown', {
            count: shown.length,
            period: format.dayRange(days.from, reversed ? addDays(days.from, 1) : days.until),
          })}{' '}
          {filtered && t('scheduling.publish.filtered')}
        </Text>
        <PutInEnd
          plan={plan}
          pending={pending}
          refusal={refusal}
          disabled={reversed || shown.length === 0}
          label={t('templates.copy.run', { count: shown.length > 0 ? (plan.data?.shifts ?? 0) : 0 })}
        >
          {(found) => (
            <>
              <PlanSummary plan={found} />
              <WarnedShifts plan={found} />
            </>
          )}
        </PutInEnd>
      </Stack>
    </form>
  )
}
