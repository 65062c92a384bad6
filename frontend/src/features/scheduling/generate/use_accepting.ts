import type { AcceptedPart } from '@shiftloom/backend/contracts/auto_schedule'
import { useMutation } from '@tanstack/react-query'
import { createElement } from 'react'
import { toast } from '#/ui/toast.ts'
import { notAcceptedText } from '../actions/left_alone.ts'
import { UndoableText } from '../frame/undoable_text.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import { doUnlessRefused } from '../refusals/answer_refusal.ts'
import type { OpenRun } from './use_open_run.ts'

/** Takes a part of the chosen plan into the schedule, and says what came of it. */
export function useAccepting(open: OpenRun) {
  const scheduler = useScheduler()
  const { labels, runner, actions } = scheduler
  const { t } = labels
  return useMutation({
    mutationFn: (part: AcceptedPart) => doUnlessRefused(scheduler, (override) => open.accept(part, override)),
    onSuccess: (answer) => {
      if (!answer) return
      runner.absorb(answer)
      const { conflicts } = answer
      if (conflicts.length === 0)
        return void toast({
          id: 'scheduling-step',
          type: 'success',
          text: createElement(UndoableText, {
            text: t('generate.review.accepted', { count: answer.entries.length }),
            undoLabel: t('scheduling.actions.undo'),
            undo: () => void actions.run('undo'),
          }),
        })
      toast({ type: 'warning', timeoutMs: 8_000, text: notAcceptedText(labels, conflicts) })
    },
  })
}
