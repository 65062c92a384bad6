import { Anchor } from '@mantine/core'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { hideToast, toast } from '#/ui/toast.ts'

const id = 'not-refreshed'

/** These have a notice of their own, or end the session. */
const saidElsewhere = [0, 401, 503]

const isOutdated = (query: Query): boolean =>
  query.isActive() &&
  query.state.data !== undefined &&
  query.state.status === 'error' &&
  !isApiFailure(query.state.error, ...saidElsewhere)

/** What a screen shows stays when it cannot be read again: says that it may be out of date, until it is read or left. */
export function RefreshNotice() {
  const queries = useQueryClient()
  useEffect(() => {
    const outdated = new Set<Query>()
    const readAgain = () => void queries.refetchQueries({ predicate: isOutdated })
    const stop = queries.getQueryCache().subscribe(({ query }) => {
      if (isOutdated(query) === outdated.has(query)) return
      if (!outdated.delete(query)) outdated.add(query)
      if (outdated.size === 0) return hideToast(id)
      toast({ id, type: 'warning', timeoutMs: false, text: <Outdated onRetry={readAgain} /> })
    })
    return () => {
      stop()
      hideToast(id)
    }
  }, [queries])
  return null
}

function Outdated({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      {t('core.outdated_text')}{' '}
      <Anchor component="button" type="button" inherit onClick={onRetry}>
        {t('core.retry')}
      </Anchor>
    </>
  )
}
