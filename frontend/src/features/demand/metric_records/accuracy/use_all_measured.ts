import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { measuredQuery } from './use_measured.ts'

/** Every metric of the locations, one location after the other: a worker has a processor to itself. */
export function useAllMeasured(locationIds: readonly string[], metrics: readonly Metric[]) {
  const cache = useQueryClient()
  const [reached, setReached] = useState(0)
  const results = useQueries({
    queries: locationIds.map((id, at) => ({ ...measuredQuery(cache, id, metrics), enabled: at <= reached })),
  })
  const waiting = results.findIndex(({ isPending }) => isPending)
  const done = waiting < 0 ? results.length : waiting
  if (done > reached) setReached(done)
  return { results, done }
}
