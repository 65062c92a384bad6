import type { ScheduleCommandResult } from '@shiftloom/backend/contracts/schedule'
import type { AcceptedPart } from '@shiftloom/backend/contracts/auto_schedule'
import { useMutation } from '@tanstack/react-query'
import { createElement } from 'react'
import { toast } from '#/ui/toast.ts'
import { UndoableText } from '../frame/undoable_text.tsx'
import { ruleName } from '../words/rule_sentence.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { doUnlessRefused } from '../refusals/answer_refusal.ts'
import type { OpenRun } from './use_open_run.ts'

/** Takes a part of the chosen plan into the schedule, and says what came of it. */
export function useAccepting(open: OpenRun) {
  const scheduler = useScheduler()
  const { labels, runner, actions } = scheduler
  const { t, format } = labels
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
      const why = conflicts.map(({ byName, ruleId }) => (ruleId ? ruleName(labels, ruleId) : byName))
      toast({
        type: 'warning',
        timeoutMs: 8_000,
        text: t(conflictText(conflicts), {
          count: conflicts.length,
          names: format.list([...new Set(why)].filter(Boolean)),
        }),
      })
    },
  })
}

/** The rules, or another user who was faster. */
const conflictText = (conflicts: ScheduleCommandResult['conflicts']): string =>
  conflicts.every(({ ruleId }) => ruleId)
    ? 'generate.panel.accept_refused'
    : 'generate.panel.accept_conflicts'
