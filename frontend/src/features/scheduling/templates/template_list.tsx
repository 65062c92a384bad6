import { Button, Group, Stack, Text } from '@mantine/core'
import type { ScheduleTemplate } from '@shiftloom/backend/contracts/schedule_templates'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { TemplateEditForm } from './edit_form.tsx'
import { deleteTemplate, templateKeys, templatesQuery } from './queries.ts'
import { useLeaveGone } from './use_leave_gone.ts'
import classes from './templates.module.css'

type Props = { onOpen: (id: string) => void; onSave: () => void }

/** The templates of the locations shown. */
export function TemplateList({ onOpen, onSave }: Props) {
  const { labels, model } = useScheduler()
  const { t } = labels
  const mayEdit = useCan('schedule_templates.edit')
  const templates = useQuery(templatesQuery(model.state.locationIds))
  const [edited, setEdited] = useState<string | null>(null)
  return (
    <Stack gap="sm">
      {mayEdit && (
        <Button variant="light" onClick={onSave} autoFocus>
          {t('templates.save.open')}
        </Button>
      )}
      {templates.isLoadingError ? (
        <ErrorState error={templates.error} onRetry={templates.refetch} />
      ) : !templates.data ? (
        <RowsSkeleton rows={4} />
      ) : templates.data.length === 0 ? (
        <EmptyState title={t('templates.list.empty_title')} description={t('templates.list.empty_text')} />
      ) : (
        templates.data.map((template) =>
          edited === template.id ? (
            <div key={template.id} className={classes.card}>
              <TemplateEditForm template={template} onDone={() => setEdited(null)} />
            </div>
          ) : (
            <TemplateCard
              key={template.id}
              template={template}
              mayEdit={mayEdit}
              onOpen={() => onOpen(template.id)}
              onEdit={() => setEdited(template.id)}
            />
          )
        )
      )}
    </Stack>
  )
}

type CardProps = { template: ScheduleTemplate; mayEdit: boolean; onOpen: () => void; onEdit: () => void }

function TemplateCard({ template, mayEdit, onOpen, onEdit }: CardProps) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const confirm = useConfirm()
  const cache = useQueryClient()
  const { name, fixedFor } = template
  const removing = useMutation({
    mutationFn: () => deleteTemplate(template.id),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: templateKeys })
      toast({ type: 'success', text: t('templates.remove.done', { name }) })
    },
  })
  useLeaveGone(removing.error)
  const remove = async () => {
    const agreed = await confirm({
      title: t('templates.remove.title', { name }),
      text: t('templates.remove.text', { count: fixedFor }),
      confirmLabel: t('templates.remove.run'),
      destructive: true,
    })
    if (!agreed) return
    removing.mutate()
  }
  return (
    <section className={classes.card} aria-label={name}>
      <Text component="h3" fw={600}>
        {name}
      </Text>
      {template.description && <Text fz="sm">{template.description}</Text>}
      <Text fz="sm" c="dimmed">
        {t('templates.taken_from', {
          period: format.dayRange(template.from, template.until),
          location: labels.location(template.locationId),
        })}
      </Text>
      <Text fz="sm" c="dimmed">
        {format.list([
          t('templates.list.shifts', { count: template.shifts }),
          t('templates.list.people', { count: template.people }),
          ...(fixedFor > 0 ? [t('templates.list.fixed_for', { count: fixedFor })] : []),
        ])}
      </Text>
      <Group gap="xs" mt={8}>
        <Button size="xs" onClick={onOpen} aria-label={t('templates.list.use_one', { name })}>
          {t('templates.list.use')}
        </Button>
        {mayEdit && (
          <>
            <Button
              size="xs"
              variant="default"
              onClick={onEdit}
              aria-label={t('templates.list.edit_one', { name })}
            >
              {t('templates.list.edit')}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              color="red"
              c="red.9"
              onClick={() => void remove()}
              aria-label={t('templates.list.remove_one', { name })}
            >
              {t('templates.list.remove')}
            </Button>
          </>
        )}
      </Group>
    </section>
  )
}
