import { mostRecordsAtOnce, type RecordTab, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { recordsWithinTolerance, useDecisions, type RecordsAsked } from '../record_queries.ts'

type Shown = {
  asked: RecordsAsked
  tab: RecordTab
  counts: Record<RecordTab, number> | undefined
  chosen: readonly TimeRecord[]
}

/**
 * Approves what is within the tolerance, after a question: the selected records, otherwise all that the tab counts, those of
 * other pages too.
 */
export function useAcceptWithin({ asked, tab, counts, chosen }: Shown, onDone: () => void) {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const { acceptAll } = useDecisions()
  const read = useMutation({ mutationFn: () => recordsWithinTolerance(asked) })
  const fitting = chosen.filter(
    ({ withinTolerance, status, editReason }) => withinTolerance && status === 0 && editReason === null
  )
  const ofTab = tab === 'within' || tab === 'pending' ? (counts?.within ?? 0) : 0

  async function ask(): Promise<void> {
    const records = chosen.length > 0 ? fitting : await read.mutateAsync()
    const minutes = records.reduce((sum, { workMinutes }) => sum + workMinutes, 0)
    const agreed = await confirm({
      title: t('records.accept_all_title', { count: records.length }),
      text: t('records.accept_all_text', {
        hours: format.hours(minutes),
        people: new Set(records.map(({ employee }) => employee.id)).size,
      }),
      confirmLabel: t('records.accept'),
    })
    if (!agreed) return
    acceptAll.mutate(records.slice(0, mostRecordsAtOnce), {
      onSuccess: ({ accepted, left }) => {
        onDone()
        toast({ type: left > 0 ? 'warning' : 'success', text: t('records.accepted', { accepted, left }) })
      },
    })
  }
  return {
    count: Math.min(mostRecordsAtOnce, chosen.length > 0 ? fitting.length : ofTab),
    isPending: read.isPending || acceptAll.isPending,
    ask: () => void ask().catch(() => {}),
  }
}
