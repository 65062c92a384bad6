import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './error_state.tsx'
import { Screen } from './screen.tsx'
import { RowsSkeleton } from './skeletons.tsx'

type Props<Data> = { title: string; query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** A screen about one thing, while it is read and when that fails. */
export function QueryScreen<Data>({ title, query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Screen title={title}>
      {query.isLoadingError ? <ErrorState error={query.error} onRetry={query.refetch} /> : <RowsSkeleton />}
    </Screen>
  )
}
