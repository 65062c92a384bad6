import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { orNull } from '#/ui/form/rules.ts'
import { toast } from '#/ui/toast.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { isReversed, KeptDays } from './kept_days.tsx'
import { NamedFields } from './named_fields.tsx'
import { periodToKeep } from './period_to_keep.ts'
import { saveTemplate, templateKeys } from './queries.ts'

/** Keeps the shifts of a period at one location; begins with the period shown, or the days selected. */
export function SaveForm({ onDone }: { onDone: () => void }) {
  const { labels, model, directory, ui } = useScheduler()
  const { t } = labels
  const cache = useQueryClient()
  const [named, setNamed] = useState({ name: '', description: '' })
  const [locationId, setLocationId] = useState<string | null>(
    model.state.locationIds[0] ?? model.range.people[0]?.mainLocationId ?? directory.locations[0]?.id ?? null
  )
  const [period, setPeriod] = useState(() => periodToKeep(ui.getState().selection.cells, model.range))
  const reversed = isReversed(period)
  const name = named.name.trim()
  const saving = useMutation({
    mutationFn: () =>
      saveTemplate({
        ...{ name, description: orNull(named.description), ...period },
        locationId: locationId!,
      }),
    onSuccess: async ({ shifts }) => {
      await cache.invalidateQueries({ queryKey: templateKeys })
      toast({ type: 'success', text: t('templates.save.done', { name, count: shifts }) })
      onDone()
    },
  })
  const failure = isApiFailure(saving.error, 400) ? saving.error : null
  const nameProblem = failure?.code === 'scheduling.template_name_taken' ? failure.message : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name && locationId && !reversed) saving.mutate()
      }}
    >
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          {t('templates.save.text')}
        </Text>
        <NamedFields value={named} onChange={setNamed} nameProblem={nameProblem} />
        <Select
          label={t('templates.field.location')}
          data={directory.locations.map((one) => ({ value: one.id, label: one.name }))}
          value={locationId}
          onChange={setLocationId}
          searchable
          allowDeselect={false}
        />
        <KeptDays value={period} onChange={setPeriod} locationId={locationId} />
        {failure && !nameProblem && (
          <Alert color="red" p="xs">
            {failure.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending} disabled={!name || !locationId || reversed}>
            {t('templates.save.run')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
