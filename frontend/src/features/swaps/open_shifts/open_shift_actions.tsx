import { Button, Group } from '@mantine/core'
import type { OpenShift } from '@shiftloom/backend/contracts/open_shifts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusStays } from '#/ui/use_focus_stays.ts'
import { refreshSwaps } from '../queries.ts'
import { useSwapWords } from '../use_swap_words.ts'
import { claimShift, decideShift, takeBackClaim, withdrawShift } from './queries.ts'

const deeds = { claim: claimShift, take_back: takeBackClaim, withdraw: withdrawShift, decide: decideShift }
type Deed = keyof typeof deeds

/** What the reader may do with an open shift. What others notice is asked about first. */
export function OpenShiftActions({ shift: { id, shift, rights, rule, claimants } }: { shift: OpenShift }) {
  const { t } = useTranslation()
  const words = useSwapWords()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: Deed) => deeds[deed](id),
    onSuccess: (_shift, deed) => toast({ id: 'saved', text: t(`swaps.open_${deed}.done`), type: 'success' }),
    onError: (error) => {
      if (isApiFailure(error)) toast({ text: error.message, type: 'error' })
    },
    onSettled: () => refreshSwaps(cache),
  })
  const { ref: buttons, used } = useFocusStays([isPending, ...Object.values(rights)].join())
  const act = (deed: Deed) => {
    used()
    mutate(deed)
  }
  const ask = async (deed: Exclude<Deed, 'take_back'>) => {
    const question = {
      title: t(`swaps.open_${deed}.title`),
      text: deed === 'claim' ? t(`swaps.open_claim.text_${rule}`) : t(`swaps.open_${deed}.text`),
      confirmLabel: t(`swaps.open_${deed}.action`),
      destructive: deed === 'withdraw',
    }
    if (await confirm(question)) act(deed)
  }
  const button = (deed: Deed, variant: 'light' | 'default') => (
    <Button
      size="xs"
      variant={variant}
      loading={isPending}
      aria-label={`${t(`swaps.open_${deed}.action`)}: ${words.when(shift)}`}
      onClick={() => (deed === 'take_back' ? act(deed) : void ask(deed))}
    >
      {t(`swaps.open_${deed}.action`)}
    </Button>
  )
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap" ref={buttons}>
      {rights.withdraw && button('withdraw', 'default')}
      {rights.decide && claimants.length > 0 && button('decide', 'default')}
      {rights.takeBack && button('take_back', 'default')}
      {rights.claim && button('claim', 'light')}
    </Group>
  )
}
