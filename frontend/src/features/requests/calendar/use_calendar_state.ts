import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useSearchParams } from 'react-router-dom'
import { calendarSpan, calendarViews, stepped, type CalendarView } from './calendar_span.ts'
import type { CalendarFilters } from './calendar_rows.ts'

const isView = (value: string | null): value is CalendarView => calendarViews.some((view) => view === value)
const isDay = (value: string | null): value is Day =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
const shownStatuses = [statuses.pending, statuses.approved] as const

/** What the calendar shows, in the address so that Back and links keep it. */
export function useCalendarState(today: Day) {
  const [params, setParams] = useSearchParams()
  const set = (changes: Record<string, string | null>) =>
    setParams(
      (old) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) old.set(name, value)
          else old.delete(name)
        }
        return old
      },
      { replace: true }
    )
  const view = params.get('view')
  const shown: CalendarView = isView(view) ? view : 'month'
  const from = params.get('from')
  const span = calendarSpan(shown, isDay(from) ? from : today)
  const status = shownStatuses.find((one) => String(one) === params.get('status')) ?? null
  const filters: CalendarFilters = {
    ...{ locationId: params.get('location'), typeId: params.get('type'), status },
    ...{ search: params.get('search') ?? '', onlyAway: params.get('away') === '1' },
  }
  return {
    ...{ view: shown, span, filters },
    setView: (next: string) => set({ view: next }),
    step: (steps: number) => set({ from: stepped(shown, span, steps) }),
    toToday: () => set({ from: null }),
    setLocation: (id: string | null) => set({ location: id }),
    setType: (id: string | null) => set({ type: id }),
    setStatus: (next: string | null) => set({ status: next }),
    setSearch: (text: string) => set({ search: text }),
    setOnlyAway: (isOn: boolean) => set({ away: isOn ? '1' : null }),
  }
}
export type CalendarState = ReturnType<typeof useCalendarState>
