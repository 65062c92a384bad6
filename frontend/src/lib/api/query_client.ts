import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { report } from '#/lib/failures/report.ts'

/** Only a missing answer is worth a second try: a refusal stays one. */
const mayWorkLater = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiFailure && error.status === 0

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => void report(error, { source: 'request', queryKey: query.queryKey }),
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: mayWorkLater, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
