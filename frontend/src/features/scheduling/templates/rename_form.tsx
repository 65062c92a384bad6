import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import {
  templateDescriptionLength,
  templateNameLength,
  type ScheduleTemplate,
} from '@shiftloom/backend/contracts/schedule_templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#/lib/api_failure.ts'
import { orNull } from '#/ui/form/rules.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { renameTemplate, templateKeys } from './queries.ts'

/** Name and description. When somebody else was faster, what was typed stays and is saved over theirs when asked again. */
export function RenameForm({ template, onDone }: { template: ScheduleTemplate; onDone: () => void }) {
  const { t } = useScheduler().labels
  const cache = useQueryClient()
  const [name, setName] = useState(template.name)
  const [description, setDescription] = useState(template.description ?? '')
  const [version, setVersion] = useState(template.version)
  const saving = useMutation({
    mutationFn: () =>
      renameTemplate(template.id, { version, name: name.trim(), description: orNull(description) }),
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
  const stale = isApiFailure(saving.error, 409)
  const problem = isApiFailure(saving.error, 400) ? saving.error.message : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) saving.mutate()
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={t('templates.field.name')}
          value={name}
          maxLength={templateNameLength}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problem}
          autoFocus
        />
        <Textarea
          label={t('templates.field.description')}
          value={description}
          maxLength={templateDescriptionLength}
          onChange={(event) => setDescription(event.currentTarget.value)}
          autosize
          minRows={2}
        />
        {stale && (
          <Alert color="orange" p="xs">
            {t('form.stale')}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button size="xs" variant="default" onClick={onDone}>
            {t('core.cancel')}
          </Button>
          <Button size="xs" type="submit" loading={saving.isPending} disabled={!name.trim()}>
            {t('core.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
