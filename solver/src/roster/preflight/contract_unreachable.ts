import { periodOfDays } from '../../time/time.ts'
import type { PreflightCheck } from './finding.ts'
import { reachableMinutes } from './reachable_minutes.ts'

/** People who stay under their agreed hours (or their minimum) whatever the roster; headcount may yet become any shifts. */
export const contractUnreachable: PreflightCheck = (model) =>
  (model.problem.demand?.headcount?.length ? [] : model.people).flatMap(({ id, periods }, p) =>
    periods.flatMap(({ norm, minimum, fixed }, k) => {
      const { from, until } = model.problem.people[p]!.periods[k]!
      const owed = Math.max(norm, minimum)
      const reachable = fixed + reachableMinutes(model, p, periodOfDays(from, until, model.problem.zone))
      if (reachable >= owed) return []
      const details = { personId: id, reachableMinutes: reachable, normMinutes: owed, from, until }
      return [{ code: 'contract_unreachable', severity: 'warn', details } as const]
    })
  )
