import { rateFilters } from '@shiftloom/backend/contracts/current_rates'
import { useSearchParams } from 'react-router-dom'

export type RateList = 'location' | 'position'

/** Filters of the list of rates, in the address; a change begins at the first page. */
export function useRateFilters() {
  const [params, setParams] = useSearchParams()
  const change = (name: string, values: string[]) =>
    setParams(
      (old) => {
        old.delete('page')
        old.delete(name)
        for (const value of values) old.append(name, value)
        return old
      },
      { replace: true }
    )
  const rate = rateFilters.find((one) => one === params.get('rate')) ?? null
  const chosen = (name: RateList) => params.getAll(name)
  const some = (name: RateList) => (chosen(name).length > 0 ? chosen(name) : undefined)
  return {
    rate,
    chooseRate: (next: string | null) => change('rate', next ? [next] : []),
    chosen,
    choose: (name: RateList, values: string[]) => change(name, values),
    query: { rate: rate ?? undefined, locationIds: some('location'), positionIds: some('position') },
  }
}
