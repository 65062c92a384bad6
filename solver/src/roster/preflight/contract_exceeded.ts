import { agreedPeriods } from './agreed_periods.ts'
import type { PreflightCheck } from './finding.ts'

/** People whose kept work alone goes beyond the hours agreed for the settlement period. */
export const contractExceeded: PreflightCheck = (model) =>
  model.people.flatMap(({ id }, p) =>
    agreedPeriods(model, p).flatMap(({ from, until, fixedMinutes, mostMinutes }) => {
      if (fixedMinutes <= mostMinutes) return []
      const details = { personId: id, plannedMinutes: fixedMinutes, normMinutes: mostMinutes, from, until }
      return [{ code: 'contract_exceeded', severity: 'warn', details } as const]
    })
  )
