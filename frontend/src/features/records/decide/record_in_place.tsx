import { SimpleGrid } from '@mantine/core'
import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { RecordParts } from '../parts/record_parts.tsx'
import { recordQuery } from '../record_queries.ts'

type Props = {
  record: TimeRecord
  /** The letters of the keyboard then act on this record. */
  onFocus: () => void
}

/** Punches, decisions and the work around a record, below its row. */
export function RecordInPlace({ record: { id }, onFocus }: Props) {
  const query = useQuery(recordQuery(id))
  if (query.isLoadingError) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (!query.data) return <RowsSkeleton rows={3} />
  return (
    <SimpleGrid cols={2} spacing="md" onFocus={onFocus}>
      <RecordParts record={query.data} />
    </SimpleGrid>
  )
}
