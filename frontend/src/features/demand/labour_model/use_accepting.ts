import type { ModelAcceptance, ModelPart } from '@shiftloom/backend/contracts/labour_model'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { refreshDemand } from '../queries.ts'
import { acceptModel } from './queries.ts'

type Left = Pick<ModelAcceptance, 'conflicts' | 'leftOut'>

/** Puts parts of a run into the schedule, and says what came of it. */
export function useAccepting(runId: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const accepting = useMutation({
    mutationFn: (part: ModelPart) => acceptModel(runId, part, crypto.randomUUID()),
    onSuccess: ({ commandId, added, removed }) => {
      if (commandId !== null)
        toast({ text: t('labour_model.review.done', { added, removed }), type: 'success' })
    },
    onError: (error) => {
      if (isApiFailure(error, 400, 403, 404, 409)) toast({ text: error.message, type: 'error' })
    },
    onSettled: () => refreshDemand(cache),
  })
  const left: Left = accepting.data ?? { conflicts: [], leftOut: [] }
  return { accept: accepting.mutate, busy: accepting.isPending, left }
}
