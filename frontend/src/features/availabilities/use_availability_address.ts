import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useAddress } from '#/lib/screens/use_address.ts'
import { addDays, monthStart, nextMonthStart } from '#/lib/time/days.ts'

/** The screen's state is its address: `month`, and `person` for those who see more than their own. */
export function useAvailabilityAddress(today: Day) {
  const { params, change: changes } = useAddress()
  const asked = params.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : monthStart(today)
  const change = (name: string, value: string | null) => changes({ [name]: value })
  return {
    month,
    person: params.get('person'),
    previous: () => change('month', addDays(month, -1).slice(0, 7)),
    next: () => change('month', nextMonthStart(month).slice(0, 7)),
    toToday: () => change('month', null),
    setPerson: (id: string | null) => change('person', id),
  }
}
