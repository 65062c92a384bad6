import type { PreflightCheck } from './finding.ts'

/** People whose kept work alone goes beyond their agreed hours, or beyond the most they may work. */
export const contractExceeded: PreflightCheck = ({ people, problem }) =>
  people.flatMap(({ id, periods }, p) =>
    periods.flatMap(({ norm, fixed }, k) => {
      const { from, until, maximumMinutes } = problem.people[p]!.periods[k]!
      const most = Math.min(norm === 0 ? Infinity : norm, maximumMinutes ?? Infinity)
      if (fixed <= most) return []
      const details = { personId: id, plannedMinutes: fixed, normMinutes: most, from, until }
      return [{ code: 'contract_exceeded', severity: 'warn', details } as const]
    })
  )
