import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../model/calendar.ts'
import { noFilters, type Filters } from '../model/filters.ts'
import { readState, writeState, type SchedulerState } from '../model/url_state.ts'
import { neighbour, rangeOf, type View } from '../model/view_range.ts'

/** The address is the state: reading it, and the ways to change it. */
export function useSchedulerUrl(zone: string) {
  const [search, setSearch] = useSearchParams()
  const today = todayIn(zone)
  const text = search.toString()
  const state = useMemo(() => readState(new URLSearchParams(text), today), [text, today])

  const change = useCallback(
    (part: Partial<SchedulerState>, replace = false) =>
      setSearch((now) => writeState({ ...readState(now, today), ...part }, now), { replace }),
    [setSearch, today]
  )
  return useMemo(
    () => ({
      state,
      today,
      change,
      step: (step: -1 | 1) => change({ range: neighbour(state.view, state.range, step) }),
      goToday: () => change({ range: rangeOf(state.view, today) }),
      /** A longer or shorter view keeps today in sight when it was, and else the first day. */
      show: (view: View) => {
        const { from, until } = state.range
        change({ view, range: rangeOf(view, from <= today && today < until ? today : from) })
      },
      filter: (part: Partial<Filters>) => change({ filters: { ...state.filters, ...part } }, true),
      clearFilters: () => change({ filters: noFilters }, true),
    }),
    [state, today, change]
  )
}
export type SchedulerUrl = ReturnType<typeof useSchedulerUrl>
