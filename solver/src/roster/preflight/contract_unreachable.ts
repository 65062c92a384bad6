import { periodOfDays } from '../../time/time.ts'
import { agreedPeriods } from './agreed_periods.ts'
import type { PreflightCheck } from './finding.ts'
import { reachableMinutes } from './reachable_minutes.ts'

/** People who stay under their agreed hours (or their minimum) whatever the roster; headcount may yet become any shifts. */
export const contractUnreachable: PreflightCheck = (model) =>
  (model.problem.demand?.headcount?.length ? [] : model.people).flatMap(({ id }, p) =>
    agreedPeriods(model, p).flatMap(({ from, until, fixedMinutes, owedMinutes }) => {
      if (owedMinutes === 0) return []
      const days = periodOfDays(from, until, model.problem.zone)
      const reachable = fixedMinutes + reachableMinutes(model, p, days)
      if (reachable >= owedMinutes) return []
      const details = { personId: id, reachableMinutes: reachable, normMinutes: owedMinutes, from, until }
      return [{ code: 'contract_unreachable', severity: 'warn', details } as const]
    })
  )
