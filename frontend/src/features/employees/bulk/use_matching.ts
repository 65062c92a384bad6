import type { MatchingPeople } from '@shiftloom/backend/contracts/people'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import type { Query } from '#/lib/api/http.ts'
import { toast } from '#/ui/toast.ts'
import { countMatching } from '../queries.ts'

/** Everyone who matches the list's filter, across its pages; another filter clears the selection, and says so. */
export function useMatching({ sort: _sort, ...filter }: Query) {
  const { t } = useTranslation()
  const [all, setAll] = useState<MatchingPeople | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = JSON.stringify(filter)
  const [before, setBefore] = useState(asked)
  /** How often a choice was lost to another filter. */
  const [lost, setLost] = useState(0)
  if (before !== asked) {
    setBefore(asked)
    if (all) {
      setAll(null)
      setLost(lost + 1)
    }
  }
  useEffect(() => {
    if (lost > 0) toast({ type: 'info', text: t('employees.bulk.filter_changed') })
  }, [lost, t])

  const choose = async () => {
    setBusy(true)
    try {
      setAll(await countMatching(filter))
    } catch (error) {
      // It has been shown already.
      if (!isApiFailure(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return { all, busy, choose, forget: () => setAll(null), filter }
}
export type Matching = ReturnType<typeof useMatching>
