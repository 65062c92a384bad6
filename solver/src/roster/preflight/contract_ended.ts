import type { PreflightCheck } from './finding.ts'

/** People in the scope whose employment ends before the planned days do. */
export const contractEnded: PreflightCheck = ({ problem }) =>
  problem.people.flatMap(({ id, employedUntil }) =>
    employedUntil !== null && employedUntil < problem.until
      ? [
          {
            code: 'contract_ended',
            severity: 'warn',
            details: { personId: id, until: employedUntil },
          } as const,
        ]
      : []
  )
