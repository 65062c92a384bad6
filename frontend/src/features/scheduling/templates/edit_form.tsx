import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core'
import type { KeptPeriod, ScheduleTemplate } from '@shiftloom/backend/contracts/schedule_templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { orNull } from '#/ui/form/rules.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { isReversed, KeptDays } from './kept_days.tsx'
import { NamedFields } from './named_fields.tsx'
import { periodToKeep } from './period_to_keep.ts'
import { changeTemplate, templateKeys } from './queries.ts'
import { useLeaveGone } from './use_leave_gone.ts'

/**
 * Name and description and, when asked for, days and shifts taken again from the schedule. When a colleague was faster,
 * what was typed stays and is saved over theirs when asked again.
 */
export function TemplateEditForm({ template, onDone }: { template: ScheduleTemplate; onDone: () => void }) {
  const { labels, model, ui } = useScheduler()
  const { t } = labels
  const cache = useQueryClient()
  const [named, setNamed] = useState({ name: template.name, description: template.description ?? '' })
  const [retake, setRetake] = useState<KeptPeriod | null>(null)
  const [version, setVersion] = useState(template.version)
  const name = named.name.trim()
  const saving = useMutation({
    mutationFn: () =>
      changeTemplate(template.id, {
        ...{ version, name, description: orNull(named.description) },
        retake: retake ?? undefined,
      }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: templateKeys })
      onDone()
    },
    onError: (error) => {
      if (!isApiFailure(error, 409)) return
      const current = error.details.current as ScheduleTemplate | undefined
      if (current) setVersion(current.version)
    },
  })
  useLeaveGone(saving.error, onDone)
  const isWhole = name !== '' && !(retake && isReversed(retake))
  const stale = isApiFailure(saving.error, 409)
  const failure = isApiFailure(saving.error, 400, 404) ? saving.error : null
  const nameProblem = failure?.code === 'scheduling.template_name_taken' ? failure.message : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) saving.mutate()
      }}
    >
      <Stack gap="xs">
        <NamedFields value={named} onChange={setNamed} nameProblem={nameProblem} />
        <Switch
          label={t('templates.edit.retake')}
          description={t('templates.edit.retake_hint', { location: labels.location(template.locationId) })}
          checked={retake !== null}
          onChange={(event) =>
            setRetake(
              event.currentTarget.checked ? periodToKeep(ui.getState().selection.cells, model.range) : null
            )
          }
        />
        {retake && <KeptDays value={retake} onChange={setRetake} locationId={template.locationId} />}
        {retake && template.fixedFor > 0 && (
          <Text fz="sm" c="orange.9" role="status">
            {t('templates.edit.fixed_for', { count: template.fixedFor })}
          </Text>
        )}
        {failure && !nameProblem && (
          <Alert color="red" p="xs">
            {failure.message}
          </Alert>
        )}
        {stale && (
          <Alert color="orange" p="xs">
            {t('form.stale')}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button size="xs" variant="default" onClick={onDone}>
            {t('core.cancel')}
          </Button>
          <Button size="xs" type="submit" loading={saving.isPending} disabled={!isWhole}>
            {t('core.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
