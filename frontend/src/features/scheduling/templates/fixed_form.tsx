import { Alert, Group, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DayField } from '#/ui/form/day_field.tsx'
import { addDays } from '../model/calendar.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { FiltersIgnored } from './filters_ignored.tsx'
import { PlanSummary } from './plan_summary.tsx'
import { PutInEnd } from './put_in_end.tsx'
import { fillFixed, fixedPlanQuery } from './queries.ts'
import { usePutIn } from './use_put_in.ts'

/** Everybody with a fixed template gets its shifts on the days that are free. */
export function FixedForm() {
  const { labels, model, directory } = useScheduler()
  const { t } = labels
  const [days, setDays] = useState({ from: model.range.from, until: model.range.until })
  const chosen = model.state.locationIds
  const locationIds = chosen.length > 0 ? [...chosen] : directory.locations.map(({ id }) => id)
  const filling = { ...days, locationIds }
  const reversed = days.from >= days.until
  const plan = useQuery({
    ...fixedPlanQuery(filling, model.range.revision),
    enabled: !reversed && locationIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const { run, pending, refusal } = usePutIn('fillFixed', (id) => fillFixed({ id, ...filling }), days.from)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <Stack gap="md">
        <Text fz="sm" c="dimmed">
          {t('templates.fixed.text')}
        </Text>
        <FiltersIgnored text={t('templates.fixed.filtered')} />
        <Group grow align="flex-start">
          <DayField
            size="sm"
            label={t('templates.field.from')}
            value={days.from}
            onChange={(from) => from && setDays((now) => ({ ...now, from }))}
          />
          <DayField
            size="sm"
            label={t('templates.field.until')}
            value={addDays(days.until, -1)}
            error={reversed && t('templates.save.reversed')}
            onChange={(last) => last && setDays((now) => ({ ...now, until: addDays(last, 1) }))}
          />
        </Group>
        <PutInEnd
          plan={plan}
          pending={pending}
          refusal={refusal}
          disabled={reversed}
          label={t('templates.apply.run', { count: plan.data?.shifts ?? 0 })}
        >
          {(found) =>
            found.having === 0 ? (
              <Alert color="gray" p="xs">
                {t('templates.fixed.no_one')}
              </Alert>
            ) : (
              <PlanSummary plan={found} />
            )
          }
        </PutInEnd>
      </Stack>
    </form>
  )
}
