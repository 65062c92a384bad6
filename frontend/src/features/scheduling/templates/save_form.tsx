import { Alert, Button, Group, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import {
  templateDescriptionLength,
  templateNameLength,
} from '@shiftloom/backend/contracts/schedule_templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#/lib/api_failure.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { orNull } from '#/ui/form/rules.ts'
import { toast } from '#/ui/toast.ts'
import { addDays } from '../model/calendar.ts'
import { cellOfKey } from '../model/cell_model.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { saveTemplate, templateKeys } from './queries.ts'

/** Keeps the shifts of a period at one location; begins with the period shown, or the days selected. */
export function SaveForm({ onDone }: { onDone: () => void }) {
  const { labels, model, directory, ui } = useScheduler()
  const { t } = labels
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [withPeople, setWithPeople] = useState(true)
  const [locationId, setLocationId] = useState<string | null>(
    model.state.locationIds[0] ?? model.range.people[0]?.mainLocationId ?? directory.locations[0]?.id ?? null
  )
  const [days, setDays] = useState(() => {
    const selected = [...ui.get().selection.cells].map((key) => cellOfKey(key).day).sort()
    const isPeriod = selected.length > 1 && selected[0] !== selected.at(-1)
    return isPeriod
      ? { from: selected[0]!, until: addDays(selected.at(-1)!, 1) }
      : { from: model.range.from, until: model.range.until }
  })
  const reversed = days.from >= days.until
  const saving = useMutation({
    mutationFn: () =>
      saveTemplate({
        ...{ name: name.trim(), description: orNull(description), ...days },
        ...{ locationId: locationId!, withPeople },
      }),
    onSuccess: async ({ shifts }) => {
      await cache.invalidateQueries({ queryKey: templateKeys })
      toast({ type: 'success', text: t('templates.save.done', { name: name.trim(), count: shifts }) })
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
        if (name.trim() && locationId && !reversed) saving.mutate()
      }}
    >
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          {t('templates.save.text')}
        </Text>
        <TextInput
          label={t('templates.field.name')}
          value={name}
          maxLength={templateNameLength}
          onChange={(event) => setName(event.currentTarget.value)}
          error={nameProblem}
          autoFocus
          required
          withAsterisk={false}
        />
        <Textarea
          label={t('templates.field.description')}
          value={description}
          maxLength={templateDescriptionLength}
          onChange={(event) => setDescription(event.currentTarget.value)}
          autosize
          minRows={2}
          maxRows={5}
        />
        <Select
          label={t('templates.field.location')}
          data={directory.locations.map((one) => ({ value: one.id, label: one.name }))}
          value={locationId}
          onChange={setLocationId}
          searchable
          allowDeselect={false}
        />
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
        <Switch
          label={t('templates.save.with_people')}
          description={t('templates.save.with_people_hint')}
          checked={withPeople}
          onChange={(event) => setWithPeople(event.currentTarget.checked)}
        />
        {failure && !nameProblem && (
          <Alert color="red" p="xs">
            {failure.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending} disabled={!name.trim() || !locationId || reversed}>
            {t('templates.save.run')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
