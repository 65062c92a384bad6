import type { BulkOutcome } from '@shiftloom/backend/contracts/people'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { refreshPeople } from './queries.ts'

/** Changes many people and tells what became of it; whoever stayed as they were is kept for a list with the reasons. */
export function useBulk(onDone: () => void) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<BulkOutcome['refused']>([])

  const run = async (work: () => Promise<BulkOutcome>) => {
    setBusy(true)
    try {
      const outcome = await work()
      const { changed, unchanged } = outcome
      if (changed + unchanged > 0)
        toast({
          type: changed > 0 ? 'success' : 'info',
          text: t('employees.bulk.done', { changed, unchanged }),
        })
      setRefused(outcome.refused)
      onDone()
      await refreshPeople(cache)
    } catch (error) {
      if (!isApiFailure(error)) throw error
      // Anything else has been shown already.
      if ([400, 403, 409].includes(error.status))
        toast({ text: error.message, type: 'error', timeoutMs: 8_000 })
      // The list shown is not the list there is.
      if (error.status !== 409) return
      onDone()
      await refreshPeople(cache)
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, run, forget: () => setRefused([]) }
}
