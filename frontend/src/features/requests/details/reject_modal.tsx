import { Text } from '@mantine/core'
import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { toast } from '#/ui/toast.ts'
import { refreshRequests, rejectRequest } from '../queries.ts'
import { ReasonField } from './decision_fields.tsx'

type Props = { request: FiledRequest; onClose: () => void }

/** Rejects a request that waits, or takes an approved one back out of the schedule. */
export function RejectModal({ request, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(request)
  const way = request.rights.withdraw ? 'withdraw' : 'reject'
  const { form, ...actions } = useCreateForm<{ reason: string }, FiledRequest>({
    initial: { reason: '' },
    create: ({ reason }) =>
      send((current) =>
        rejectRequest(request.id, {
          version: (current ?? request).version,
          reason: reason.trim() || null,
        })
      ),
    refresh: () => refreshRequests(cache),
    onMade: () => {
      toast({ text: t(`requests.${way}_done`, { number: request.number }), type: 'success' })
      onClose()
    },
    onClose,
  })
  return (
    <FormModal
      title={t(`requests.${way}_title`, { number: request.number })}
      action={t(`requests.${way}`)}
      form={actions}
    >
      <Text fz="sm">{t(`requests.${way}_text`)}</Text>
      <ReasonField {...form.getInputProps('reason')} />
    </FormModal>
  )
}
