import type { RecordDetails } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { addDays } from '#/lib/time/days.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { BreachList } from '../settlement/breach_list.tsx'
import { settlementQuery } from '../settlement/queries.ts'

/** Rules that the work of this record takes part in breaking. */
export function RecordBreaches({ record: { id, day, employee } }: { record: RecordDetails }) {
  const asked = { from: day, until: addDays(day, 1), employeeId: employee.id }
  const query = useQuery(settlementQuery(asked, 1))
  if (query.isLoadingError) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (!query.data) return <RowsSkeleton rows={2} />
  const breaches = query.data.items.flatMap((person) => person.breaches)
  return <BreachList breaches={breaches.filter(({ recordIds }) => recordIds.includes(id))} shownId={id} />
}
