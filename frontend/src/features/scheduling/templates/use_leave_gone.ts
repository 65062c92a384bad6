import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { templateListKey } from './queries.ts'

/** When a request fails because another planner has deleted the template: says so, leaves it and reads the list again. */
export function useLeaveGone(error: unknown, leave?: () => void): void {
  const { t } = useScheduler().labels
  const cache = useQueryClient()
  const isGone = isApiFailure(error, 404) && 'templateId' in error.details
  const leaveNow = useEffectEvent(() => {
    // With an id, since several requests may find out at once.
    toast({ id: 'template-gone', type: 'warning', text: t('templates.list.gone') })
    void cache.invalidateQueries({ queryKey: templateListKey })
    leave?.()
  })
  useEffect(() => {
    if (isGone) leaveNow()
  }, [isGone])
}
