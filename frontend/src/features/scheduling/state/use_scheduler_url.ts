import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { todayIn } from '../model/calendar.ts'
import { noFilters, type Filters } from '../model/filters.ts'
import { readState, writeState, type SchedulerState } from '../model/url_state.ts'
import { neighbour, rangeOf, type View } from '../model/view_range.ts'

/** The address is the state: reading it, and the ways to change it. */
export function useSchedulerUrl(zone: string) {
  const [search, setSearch] = useSearchParams()
  const today = todayIn(zone)
  const first = useFirstDayOfWeek()
  const text = search.toString()
  const state = useMemo(() => readState(new URLSearchParams(text), today, first), [text, today, first])

  const change = useCallback(
    (part: Partial<SchedulerState>, replace = false) =>
      setSearch((now) => writeState({ ...readState(now, today, first), ...part }, now), { replace }),
    [setSearch, today, first]
  )
  return useMemo(
    () => ({
      state,
      today,
      change,
      step: (step: -1 | 1) => change({ range: neighbour(state.view, state.range, step, first) }),
      /** The period a day lies in. */
      goTo: (day: string) => change({ range: rangeOf(state.view, day, first) }),
      goToday: () => change({ range: rangeOf(state.view, today, first) }),
      /** A longer or shorter view keeps today in sight when it was, and else the first day. */
      show: (view: View) => {
        const { from, until } = state.range
        change({ view, range: rangeOf(view, from <= today && today < until ? today : from, first) })
      },
      filter: (part: Partial<Filters>) => change({ filters: { ...state.filters, ...part } }, true),
      clearFilters: () => change({ filters: noFilters }, true),
    }),
    [state, today, first, change]
  )
}
export type SchedulerUrl = ReturnType<typeof useSchedulerUrl>
