import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconDownload, IconPencil, IconTrash, IconX } from '@tabler/icons-react'
import type { RequestDetails } from '@shiftloom/backend/contracts/filed_requests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { saveFile } from '#/lib/api/download.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusStays } from '#/ui/use_focus_stays.ts'
import { RequestModal } from '../form/request_modal.tsx'
import { pathOfRequests } from '../paths.ts'
import { deleteRequest, refreshRequests, takeRequestFile } from '../queries.ts'
import { ApproveModal } from './approve_modal.tsx'
import { RejectModal } from './reject_modal.tsx'

type Opened = 'edit' | 'approve' | 'reject'

/** What the reader may do with the request in its present state. */
export function RequestActions({ request }: { request: RequestDetails }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { ref: buttons, used } = useFocusStays(`${opened} ${request.version}`)
  const close = () => {
    used()
    setOpened(null)
  }
  const remove = useRemove(request)
  const { rights } = request
  const download = useMutation({
    mutationFn: () => takeRequestFile(request.id),
    onSuccess: (file) => saveFile(file, `${request.number}.pdf`),
  })
  return (
    <>
      <Group gap="xs" ref={buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('requests.download')}
        </Button>
        {rights.delete && (
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void remove()}
          >
            {t('requests.delete')}
          </Button>
        )}
        {rights.edit && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setOpened('edit')}
          >
            {t('requests.edit')}
          </Button>
        )}
        {rights.withdraw && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => setOpened('reject')}
          >
            {t('requests.withdraw')}
          </Button>
        )}
        {rights.reject && (
          <Button
            variant="default"
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => setOpened('reject')}
          >
            {t('requests.reject')}
          </Button>
        )}
        {rights.approve && (
          <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setOpened('approve')}>
            {t('requests.approve')}
          </Button>
        )}
      </Group>
      {opened === 'edit' && <RequestModal request={request} onClose={close} />}
      {opened === 'approve' && <ApproveModal request={request} onClose={close} />}
      {opened === 'reject' && <RejectModal request={request} onClose={close} />}
    </>
  )
}

function useRemove({ id, version, number }: RequestDetails) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync } = useMutation({ mutationFn: () => deleteRequest(id, version) })
  return async () => {
    const agreed = await confirm({
      title: t('requests.delete_title', { number }),
      text: t('requests.delete_text'),
      confirmLabel: t('requests.delete'),
      destructive: true,
    })
    if (!agreed) return
    try {
      await mutateAsync()
    } catch {
      // The refusal is shown already; the page reads the request again.
      return void refreshRequests(cache)
    }
    toast({ text: t('requests.deleted', { number }), type: 'success' })
    await navigate(pathOfRequests, { replace: true })
    await refreshRequests(cache)
  }
}
