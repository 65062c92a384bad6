import { Loader, Stack, Text, Title } from '@mantine/core'
import {
  attachmentLimits,
  type EntryAttachment,
  type EntryAttachments,
} from '@shiftloom/backend/contracts/attachments'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { AddFiles } from './add_files.tsx'
import { FileLine } from './file_line.tsx'
import { FileProblems } from './file_problems.tsx'
import { attachmentLink, attachmentsQuery, removeAttachment, type FilesOwner } from './queries.ts'
import { useAdding } from './use_adding.ts'

type Props = {
  owner: FilesOwner
  /** IANA zone the upload times are shown in. */
  zone: string
  /** The asking person's own absence or request. */
  isOwn: boolean
}

/** Files of an absence or a request: saved by their name, added where the request type takes them. */
export function Attachments({ owner, zone, isOwn }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [problem, setProblem] = useState<string | null>(null)
  const query = attachmentsQuery(owner)
  const list = useQuery(query)
  const { add, sending, refused, forget } = useAdding(owner)
  const removing = useMutation({
    mutationFn: (id: string) => removeAttachment(owner, id),
    onSuccess: (answer: EntryAttachments) => cache.setQueryData(query.queryKey, answer),
    onError: (error: unknown) => setProblem(isApiFailure(error, 400, 403) ? error.message : null),
  })
  const saving = useMutation({
    mutationFn: (id: string) => attachmentLink(owner, id),
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
    if (!agreed) return
    setProblem(null)
    forget()
    removing.mutate(id)
  }

  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />
  if (!list.data) return <Loader size="sm" aria-label={t('absence.attachments')} />
  const { allowed, files } = list.data
  if (owner.kind === 'request' && !allowed && files.length === 0) return null
  const isFull = files.length >= attachmentLimits.perEntry
  const problems = [...(problem ? [problem] : []), ...refused.map((one) => t('absence.refused', one))]
  return (
    <Stack gap="xs" component="section" aria-label={t('absence.attachments')}>
      <Title order={3} size="h5">
        {t('absence.attachments')}
      </Title>
      {files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          zone={zone}
          onSave={() => saving.mutate(file.id)}
          onRemove={() => void remove(file)}
        />
      ))}
      {files.length === 0 && (
        <Text fz="sm" c="dimmed">
          {t(allowed ? 'absence.none' : 'absence.not_allowed')}
        </Text>
      )}
      <FileProblems sentences={problems} />
      {allowed && !isFull && (
        <AddFiles sending={sending} isOwn={isOwn} kind={owner.kind} onChosen={(chosen) => void add(chosen)} />
      )}
      {allowed && isFull && (
        <Text fz="sm" c="dimmed">
          {t('absence.problem.too_many', { most: attachmentLimits.perEntry })}
        </Text>
      )}
    </Stack>
  )
}
