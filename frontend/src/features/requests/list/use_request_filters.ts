import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type { RequestStatus } from '@shiftloom/backend/contracts/filed_requests'
import { useSearchParams } from 'react-router-dom'

type Whose = 'own' | 'others'
const known = new Set<number>(Object.values(statuses))
const isStatus = (value: number): value is RequestStatus => known.has(value)

/** Filters of the list, in the address so that Back and links keep them. A change begins at the first page. */
export function useRequestFilters(mayReadOthers: boolean) {
  const [params, setParams] = useSearchParams()
  const set = (name: 'whose' | 'status' | 'type', value: string | null) =>
    setParams(
      (old) => {
        old.delete('page')
        if (value) old.set(name, value)
        else old.delete(name)
        return old
      },
      { replace: true }
    )
  const whose: Whose = !mayReadOthers || params.get('whose') === 'own' ? 'own' : 'others'
  const status = params.get('status') === null ? null : Number(params.get('status'))
  const type = params.get('type')
  return {
    ...{ whose, type, status: status !== null && isStatus(status) ? status : null },
    setWhose: (next: string) => set('whose', next === 'own' ? 'own' : null),
    setStatus: (next: string | null) => set('status', next),
    setType: (next: string | null) => set('type', next),
    /** Without the status: the counts are of all of them. */
    query: { whose, requestTypeIds: type ? [type] : undefined },
  }
}
export type RequestListFilters = ReturnType<typeof useRequestFilters>
