import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  FileButton,
  Group,
  Loader,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { IconPaperclip, IconTrash } from '@tabler/icons-react'
import {
  attachmentLimits,
  type EntryAttachment,
  type EntryAttachments,
} from '@shiftloom/backend/contracts/attachments'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#/lib/api_failure.ts'
import { newKey } from '#/lib/new_key.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { useScheduler } from '../state/scheduler_context.ts'
import { fileToSend } from './file_to_send.ts'
import { addAttachment, attachmentLink, attachmentsQuery, removeAttachment } from './queries.ts'

const accepted = 'application/pdf,image/*'

/** Files of an absence: saved by their name, added where the request type takes them. */
export function Attachments({ entryId }: { entryId: string }) {
  const { t } = useScheduler().labels
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [problem, setProblem] = useState<string | null>(null)
  const query = attachmentsQuery(entryId)
  const list = useQuery(query)
  const outcome = {
    onMutate: () => setProblem(null),
    onSuccess: (answer: EntryAttachments) => cache.setQueryData(query.queryKey, answer),
    onError: (error: unknown) => setProblem(isApiFailure(error, 400, 403, 413) ? error.message : null),
  }
  const adding = useMutation({
    ...outcome,
    mutationFn: async (file: File) => {
      const sent = await fileToSend(file)
      if (typeof sent !== 'string') return addAttachment(entryId, sent, newKey())
      setProblem(t(`absence.problem.${sent}`, { most: attachmentLimits.bytes / 1_000_000 }))
      return list.data!
    },
  })
  const removing = useMutation({ ...outcome, mutationFn: (id: string) => removeAttachment(entryId, id) })
  const saving = useMutation({
    mutationFn: (id: string) => attachmentLink(entryId, id),
    onSuccess: ({ url }) => {
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
  })
  const remove = async ({ id, name }: EntryAttachment) => {
    const agreed = await confirm({
      title: t('absence.remove_title', { name }),
      text: t('absence.remove_text'),
      confirmLabel: t('absence.remove'),
      destructive: true,
    })
    if (agreed) removing.mutate(id)
  }

  if (list.isError) return <ErrorState error={list.error} onRetry={list.refetch} />
  if (!list.data) return <Loader size="sm" aria-label={t('absence.attachments')} />
  const { allowed, files } = list.data
  return (
    <Stack gap="xs" component="section" aria-label={t('absence.attachments')}>
      <Title order={3} size="h5">
        {t('absence.attachments')}
      </Title>
      {files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          onSave={() => saving.mutate(file.id)}
          onRemove={() => void remove(file)}
        />
      ))}
      {files.length === 0 && (
        <Text fz="sm" c="dimmed">
          {t(allowed ? 'absence.none' : 'absence.not_allowed')}
        </Text>
      )}
      {problem && (
        <Alert color="red" p="xs" role="alert">
          {problem}
        </Alert>
      )}
      {allowed && files.length < attachmentLimits.perEntry && (
        <Stack gap={4} align="flex-start">
          <FileButton accept={accepted} onChange={(file) => file && adding.mutate(file)}>
            {(button) => (
              <Button
                {...button}
                size="xs"
                variant="default"
                leftSection={<IconPaperclip size={14} stroke={1.6} aria-hidden />}
                loading={adding.isPending}
              >
                {t('absence.add')}
              </Button>
            )}
          </FileButton>
          <Text fz="xs" c="dimmed">
            {t('absence.hint', { most: attachmentLimits.bytes / 1_000_000 })}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

type LineProps = { file: EntryAttachment; onSave: () => void; onRemove: () => void }

function FileLine({ file, onSave, onRemove }: LineProps) {
  const { t, format, zone } = useScheduler().labels
  const kilobytes = format.number(Math.max(1, Math.round(file.size / 1000)))
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
      <Stack gap={0} miw={0}>
        <Anchor component="button" type="button" ta="left" fz="sm" truncate onClick={onSave}>
          {file.name}
        </Anchor>
        <Text fz="xs" c="dimmed">
          {[
            `${kilobytes} kB`,
            format.instant(file.addedAt, zone),
            file.addedBy && format.personName(file.addedBy),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {file.removable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('absence.remove_one', { name: file.name })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
