import type { FiledRequest, RequestEffect } from '@shiftloom/backend/contracts/filed_requests'
import { useQueries } from '@tanstack/react-query'
import { effectTogetherQuery } from '../queries.ts'

/** Requests whose effect is worked out at once. */
export const mostShown = 20

type Effects = {
  /** By request; none for one that is on its way, or that failed. */
  found: ReadonlyMap<string, RequestEffect>
  total: number
  loading: number
  failed: number
  retry: () => void
}

/** What approving the first of some requests means, with all of them approved. */
export function useEffects(requests: readonly FiledRequest[]): Effects {
  const ids = requests.map(({ id }) => id)
  const shown = ids.slice(0, mostShown)
  const answers = useQueries({ queries: shown.map((id) => effectTogetherQuery(id, ids)) })
  const failed = answers.filter(({ isError }) => isError)
  return {
    found: new Map(shown.flatMap((id, at) => (answers[at]!.data ? [[id, answers[at]!.data]] : []))),
    total: shown.length,
    loading: answers.filter(({ isFetching }) => isFetching).length,
    failed: failed.length,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
