import type { CommandLabel } from '@shiftloom/backend/contracts/schedule'
import type { TemplateResult } from '@shiftloom/backend/contracts/schedule_templates'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { uuid7 } from '#/lib/api/uuid7.ts'
import { failureReason } from '../actions/not_saved.ts'
import { toastWithUndo } from '../actions/submit.ts'
import { useScheduler } from '../context/scheduler_context.ts'

/**
 * Puts shifts in as one step and shows the period they lie in. The command's id stays until it was answered, so that
 * asking again after a lost connection does nothing twice.
 */
export function usePutIn(label: CommandLabel, put: (id: string) => Promise<TemplateResult>, from: string) {
  const { ui, runner, labels, actions } = useScheduler()
  const command = useRef<string | null>(null)
  const putting = useMutation({
    mutationFn: () => put((command.current ??= uuid7())),
    onSuccess: (result) => {
      command.current = null
      runner.absorb(result)
      actions.goTo(from)
      ui.setState({ panel: null })
      toastWithUndo(
        { labels, undo: () => actions.run('undo') },
        labels.t(`scheduling.toasts.${label}`, { count: result.entries.length })
      )
    },
    onError: (error) => {
      if (isApiFailure(error, 400, 404)) command.current = null
    },
  })
  const { error } = putting
  const refusal = isApiFailure(error, 400, 404) ? failureReason(labels, error) : null
  return { run: () => putting.mutate(), pending: putting.isPending, refusal, error }
}
