import { ledgerPeriods, type LedgerPeriod } from '@shiftloom/backend/contracts/fairness'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useAddress } from '#/lib/screens/use_address.ts'
import { addDays, isDay } from '#/lib/time/days.ts'

/** The screen's state is its address: `period`, `day` and `location`. A change begins at the first page. */
export function useFairnessAddress(today: Day) {
  const { params, change } = useAddress()
  const period: LedgerPeriod = ledgerPeriods.find((one) => one === params.get('period')) ?? 'quarter'
  const asked = params.get('day')
  const day = isDay(asked) ? asked : today
  const set = (values: Record<string, string | null>) => change({ ...values, page: null })
  return {
    ...{ period, day, location: params.get('location') },
    setPeriod: (next: string) => set({ period: next }),
    before: (from: Day) => set({ day: addDays(from, -1) }),
    after: (until: Day) => set({ day: until }),
    toToday: () => set({ day: null }),
    setLocation: (id: string | null) => set({ location: id }),
  }
}
export type FairnessAddress = ReturnType<typeof useFairnessAddress>
