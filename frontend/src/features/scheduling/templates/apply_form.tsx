import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { mostRepetitions, type TemplateApplying } from '@shiftloom/backend/contracts/schedule_templates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '#/ui/error_state.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { todayIn } from '../model/calendar.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { PlanSummary } from './plan_summary.tsx'
import { PutInEnd } from './put_in_end.tsx'
import { applyTemplate, planQuery, templateQuery } from './queries.ts'
import { RefusedChoice } from './refused_choice.tsx'
import { keepsWeekdays, nextStart } from './template_weeks.ts'
import { useLeaveGone } from './use_leave_gone.ts'
import { usePutIn } from './use_put_in.ts'
import { WeekGrid } from './week_grid.tsx'
import type { ScheduleTemplateDetails } from '@shiftloom/backend/contracts/schedule_templates'

/** One template: its weeks, and how it is put into the schedule. */
export function TemplateView({ id, onBack }: { id: string; onBack: () => void }) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const template = useQuery(templateQuery(id))
  useLeaveGone(template.error, onBack)
  return (
    <Stack gap="md">
      <Group>
        <Button size="compact-sm" variant="subtle" onClick={onBack}>
          {t('templates.all')}
        </Button>
      </Group>
      {template.isLoadingError ? (
        <ErrorState error={template.error} onRetry={template.refetch} />
      ) : !template.data ? (
        <RowsSkeleton rows={4} />
      ) : (
        <>
          <div>
            <Text component="h3" fw={650}>
              {template.data.name}
            </Text>
            <Text fz="sm" c="dimmed">
              {t('templates.taken_from', {
                period: format.dayRange(template.data.from, template.data.until, 'short'),
                location: labels.location(template.data.locationId),
              })}
            </Text>
            {template.data.description && <Text fz="sm">{template.data.description}</Text>}
          </div>
          <WeekGrid template={template.data} />
          <ApplyForm template={template.data} onGone={onBack} />
        </>
      )}
    </Stack>
  )
}

function ApplyForm({ template, onGone }: { template: ScheduleTemplateDetails; onGone: () => void }) {
  const { labels, model } = useScheduler()
  const { t } = labels
  const today = todayIn(labels.zoneOf(template.locationId))
  const { from: shown } = model.range
  // Not over the days it was taken from, which have these shifts.
  const free = shown >= template.from && shown < template.until ? template.until : shown
  const [applying, setApplying] = useState<TemplateApplying>(() => ({
    from: nextStart(template.from, free > today ? free : today),
    repetitions: 1,
    withPeople: template.people > 0,
    refused: 'skip',
  }))
  const put = (part: Partial<TemplateApplying>) => setApplying((now) => ({ ...now, ...part }))
  const plan = useQuery({
    ...planQuery(template.id, applying, model.range.revision),
    placeholderData: keepPreviousData,
  })
  const { run, pending, refusal, error } = usePutIn(
    'applyTemplate',
    (id) => applyTemplate(template.id, { id, ...applying }),
    applying.from
  )
  useLeaveGone(plan.error ?? error, onGone)
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
            label={t('templates.apply.from')}
            value={applying.from}
            min={today}
            onChange={(from) => from && put({ from })}
          />
          <NumberField
            size="sm"
            label={t('templates.apply.repetitions')}
            value={applying.repetitions}
            min={1}
            max={mostRepetitions}
            allowDecimal={false}
            onChange={(value) => Number(value) >= 1 && put({ repetitions: Number(value) })}
          />
        </Group>
        {!keepsWeekdays(template, applying.from, applying.repetitions) && (
          <Text fz="sm" c="dimmed">
            {t('templates.apply.other_weekdays')}
          </Text>
        )}
        {template.people > 0 && (
          <Switch
            label={t('templates.apply.with_people')}
            checked={applying.withPeople}
            onChange={(event) => put({ withPeople: event.currentTarget.checked })}
          />
        )}
        {applying.withPeople && (
          <RefusedChoice value={applying.refused} onChange={(refused) => put({ refused })} />
        )}
        <PutInEnd
          plan={plan}
          pending={pending}
          refusal={refusal}
          label={t('templates.apply.run', { count: plan.data?.shifts ?? 0 })}
        >
          {(found) => <PlanSummary plan={found} />}
        </PutInEnd>
      </Stack>
    </form>
  )
}
