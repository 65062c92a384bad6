import type { BulkOutcome } from '@shiftloom/backend/contracts/people'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { refreshPeople } from '../queries.ts'

/** People one request changes: a second's work at most, so that progress is shown and a stop is heard. */
const perRequest = 40

type Progress = { done: number; count: number }
type Change = (employeeIds: string[]) => Promise<BulkOutcome>

/**
 * Changes many people, some at a time, and reports what became of it; people left unchanged are kept for a list with
 * the reasons. What is done stays done when it is stopped, or when a later request fails.
 */
export function useBulk(onDone: () => void) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [refused, setRefused] = useState<BulkOutcome['refused']>([])
  const stopped = useRef(false)
  const busy = progress !== null
  useStayUntilDone(busy)

  const run = async (who: () => Promise<string[]>, change: Change) => {
    const outcome: BulkOutcome = { changed: 0, unchanged: 0, refused: [] }
    stopped.current = false
    setProgress({ done: 0, count: 0 })
    try {
      const ids = await who()
      for (let done = 0; done < ids.length && !stopped.current; done += perRequest) {
        setProgress({ done, count: ids.length })
        add(outcome, await change(ids.slice(done, done + perRequest)))
      }
    } catch (error) {
      if (!isApiFailure(error)) throw error
      // Anything else has been shown already.
      if ([400, 403, 409].includes(error.status))
        toast({ text: error.message, type: 'error', timeoutMs: 8_000 })
      // The list shown is not the list there is.
      if (error.status !== 409 && reached(outcome) === 0) return
    } finally {
      setProgress(null)
      tell(outcome)
    }
    onDone()
    await refreshPeople(cache)
  }

  const tell = (outcome: BulkOutcome) => {
    const { changed, unchanged } = outcome
    setRefused(outcome.refused)
    if (changed + unchanged === 0) return
    const text = t('employees.bulk.done', { changed, unchanged })
    toast({
      type: changed > 0 ? 'success' : 'info',
      text: stopped.current ? t('employees.bulk.stopped', { text }) : text,
    })
  }
  const stop = () => {
    stopped.current = true
  }
  return { busy, progress, refused, run, stop, forget: () => setRefused([]) }
}

const reached = ({ changed, unchanged, refused }: BulkOutcome): number => changed + unchanged + refused.length

function add(outcome: BulkOutcome, { changed, unchanged, refused }: BulkOutcome): void {
  outcome.changed += changed
  outcome.unchanged += unchanged
  outcome.refused.push(...refused)
}

/** A page that is left changes no one any more: the browser asks first. */
function useStayUntilDone(busy: boolean) {
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
}
