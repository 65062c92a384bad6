import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useAddress } from '#/lib/screens/use_address.ts'
import { addDays, monthStart, nextMonthStart, weekStart } from '#/lib/time/days.ts'

export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The calendar's state is its address: `date`, `view`, `colleagues`, and `absence` while one is open. */
export function useCalendarAddress(today: Day) {
  const { params, change: changes } = useAddress()
  const view = calendarViews.find((one) => one === params.get('view')) ?? 'month'
  const date = /^\d{4}-\d{2}-\d{2}$/.test(params.get('date') ?? '') ? params.get('date')! : today
  const change = (name: string, value: string | null) => changes({ [name]: value })
  return {
    view,
    date,
    absenceId: params.get('absence'),
    withColleagues: params.has('colleagues'),
    setView: (next: CalendarView) => change('view', next),
    setDate: (next: Day) => change('date', next),
    openAbsence: (id: string | null) => change('absence', id),
    setColleagues: (shown: boolean) => change('colleagues', shown ? '1' : null),
  }
}

/** What the view counts, and what has to be loaded to fill it: a month shows the edges of its neighbours. */
export function daysShown(
  view: CalendarView,
  date: Day,
  firstDayOfWeek: number
): { counted: { from: Day; until: Day }; loaded: { from: Day; until: Day } } {
  if (view === 'week') {
    const from = weekStart(date, firstDayOfWeek)
    const week = { from, until: addDays(from, 7) }
    return { counted: week, loaded: week }
  }
  const counted = { from: monthStart(date), until: nextMonthStart(date) }
  const from = weekStart(counted.from, firstDayOfWeek)
  return { counted, loaded: { from, until: addDays(from, 42) } }
}
