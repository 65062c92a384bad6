import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useSearchParams } from 'react-router-dom'
import { addDays, monthStart, nextMonthStart } from '#/lib/time/days.ts'

/** The screen's state is its address: `month`, and `person` for those who see more than their own. */
export function useAvailabilityAddress(today: Day) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : monthStart(today)
  const change = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true }
    )
  return {
    month,
    person: params.get('person'),
    previous: () => change('month', addDays(month, -1).slice(0, 7)),
    next: () => change('month', nextMonthStart(month).slice(0, 7)),
    toToday: () => change('month', null),
    setPerson: (id: string | null) => change('person', id),
  }
}
