import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useAddress } from '#/lib/screens/use_address.ts'
import { isDay } from '#/lib/time/days.ts'
import { calendarSpan, calendarViews, stepped, type CalendarView } from './calendar_span.ts'
import type { CalendarFilters } from './calendar_rows.ts'

const isView = (value: string | null): value is CalendarView => calendarViews.some((view) => view === value)
const shownStatuses = [statuses.pending, statuses.approved] as const

/** What the calendar shows, in the address so that Back and links keep it. */
export function useCalendarState(today: Day) {
  const { params, change: set } = useAddress()
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
