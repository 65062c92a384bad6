import type { SampleData } from '@shiftloom/backend/contracts/sample_data'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

const path = '/sample-data'
const key = ['sample_data'] as const
const POLL_MS = 500

/** The server works on it. */
export const isBusy = (found: SampleData | undefined): boolean =>
  found?.state === 'requested' || found?.state === 'running'

export const sampleDataQuery = queryOptions({
  queryKey: [...key, 'state'],
  queryFn: ({ signal }) => http.get(path, undefined, { quiet: true, signal }),
  refetchInterval: ({ state }) => (isBusy(state.data) ? POLL_MS : false),
})

export const removalQuery = (includeChanged: boolean) =>
  queryOptions({
    queryKey: [...key, 'removal', includeChanged],
    queryFn: ({ signal }) => http.get(`${path}/removal`, { includeChanged }, { quiet: true, signal }),
    staleTime: 0,
  })

/** Everything on every screen may be another now; what a removal would take away is asked only where there is one. */
const readAllAgain = (cache: QueryClient) =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [of, what] }) => !(of === key[0] && what === 'removal'),
  })

const useChange = <Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  settle: (cache: QueryClient, answer: Answer) => unknown
) => {
  const cache = useQueryClient()
  return useMutation({ mutationFn: send, onSuccess: (answer) => settle(cache, answer) })
}
const show = (cache: QueryClient, found: SampleData) => cache.setQueryData(sampleDataQuery.queryKey, found)

export const useTry = () => useChange(() => http.post(path), show)
export const useCancel = () => useChange(() => http.del(path), show)
export const useRemove = () =>
  useChange((includeChanged: boolean) => http.post(`${path}/removal`, { includeChanged }), readAllAgain)

/** For users who waited for it. */
export function useReadAllAgain() {
  const cache = useQueryClient()
  return () => readAllAgain(cache)
}
