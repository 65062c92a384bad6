import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useSearchParams } from 'react-router-dom'
import { addDays, monthStart, nextMonthStart } from '#/lib/time/days.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'

/** Half-open range of days. */
export type Span = { from: Day; until: Day }

export const recordViews = ['list', 'corrections', 'presence', 'settlement'] as const
type RecordView = (typeof recordViews)[number]

export type Filters = {
  view: RecordView
  show: (view: RecordView) => void
  month: Span
  isThisMonth: boolean
  goTo: (month: 'previous' | 'next' | 'this') => void
  personId: string | null
  locationId: string | null
  choose: (name: 'person' | 'location', value: string | null) => void
}

/** Month, person, location and what is shown of them, kept in the address. */
export function useFilters(): Filters {
  const [params, setParams] = useSearchParams()
  const { timeZone } = useProfile()
  const thisMonth = monthStart(todayIn(timeZone))
  const from = dayOfMonth(params.get('month')) ?? thisMonth
  const change = (changes: Record<string, string | null>) =>
    setParams(
      (old) => {
        for (const [name, value] of Object.entries({ ...changes, page: null })) {
          if (value) old.set(name, value)
          else old.delete(name)
        }
        return old
      },
      { replace: true }
    )
  const starts = { previous: monthStart(addDays(from, -1)), next: nextMonthStart(from), this: thisMonth }
  return {
    view: recordViews.find((one) => one === params.get('view')) ?? 'list',
    show: (view) => change({ view: view === 'list' ? null : view }),
    month: { from, until: nextMonthStart(from) },
    isThisMonth: from === thisMonth,
    goTo: (month) => change({ month: starts[month] === thisMonth ? null : starts[month].slice(0, 7) }),
    personId: params.get('person'),
    locationId: params.get('location'),
    choose: (name, value) => change({ [name]: value }),
  }
}

const dayOfMonth = (text: string | null): Day | null =>
  text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? `${text}-01` : null
