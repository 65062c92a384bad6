import { Text, Textarea } from '@mantine/core'
import { longestSwapNote, type Swap } from '@shiftloom/backend/contracts/swaps'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { refreshSwaps, refuseSwap } from '../queries.ts'

type Props = { swap: Swap; onClose: () => void }

/** The supervisor does not confirm the swap. */
export function RefuseModal({ swap, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { form, ...actions } = useCreateForm<{ reason: string }, Swap>({
    initial: { reason: '' },
    create: ({ reason }) => refuseSwap(swap.id, reason.trim() || null),
    refresh: () => refreshSwaps(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('swaps.refuse.done'), type: 'success' })
      onClose()
    },
    onClose,
  })
  return (
    <FormModal title={t('swaps.refuse.title')} action={t('swaps.refuse.action')} form={actions}>
      <Text fz="sm">{t('swaps.refuse.text')}</Text>
      <Textarea
        label={t('swaps.reason')}
        data-autofocus
        maxLength={longestSwapNote}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
