import { Button, Group } from '@mantine/core'
import type { Swap } from '@shiftloom/backend/contracts/swaps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusStays } from '#/ui/use_focus_stays.ts'
import { acceptSwap, confirmSwap, refreshSwaps, rejectSwap, withdrawSwap } from '../queries.ts'
import { RefuseModal } from './refuse_modal.tsx'

const deeds = { accept: acceptSwap, reject: rejectSwap, confirm: confirmSwap, withdraw: withdrawSwap }
type Deed = keyof typeof deeds

/** What the reader may do with the swap, each after a confirmation. */
export function SwapActions({ swap }: { swap: Swap }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const [isRefusing, setIsRefusing] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: Deed) => deeds[deed](swap.id),
    onSuccess: (_swap, deed) => toast({ id: 'saved', text: t(`swaps.${deed}.done`), type: 'success' }),
    onError: (error) => {
      if (isApiFailure(error)) toast({ text: error.message, type: 'error' })
    },
    onSettled: () => refreshSwaps(cache),
  })
  const { answer, confirm: confirms, withdraw } = swap.rights
  const { ref: buttons, used } = useFocusStays([isPending, isRefusing, answer, confirms, withdraw].join())
  const ask = async (deed: Deed) => {
    const destructive = deed === 'reject' || deed === 'withdraw'
    const words = { title: t(`swaps.${deed}.title`), text: t(`swaps.${deed}.text`) }
    if (await confirm({ ...words, confirmLabel: t(`swaps.${deed}.action`), destructive })) act(deed)
  }
  const act = (deed: Deed) => {
    used()
    mutate(deed)
  }
  const button = (deed: Deed, variant: 'filled' | 'default') => (
    <Button variant={variant} loading={isPending} onClick={() => void ask(deed)}>
      {t(`swaps.${deed}.action`)}
    </Button>
  )
  const stopRefusing = () => {
    used()
    setIsRefusing(false)
  }
  return (
    <Group ref={buttons}>
      {withdraw && button('withdraw', 'default')}
      {answer && button('reject', 'default')}
      {answer && button('accept', 'filled')}
      {confirms && (
        <Button variant="default" onClick={() => setIsRefusing(true)}>
          {t('swaps.refuse.action')}
        </Button>
      )}
      {confirms && !swap.outdated && button('confirm', 'filled')}
      {isRefusing && <RefuseModal swap={swap} onClose={stopRefusing} />}
    </Group>
  )
}
