import type { PreflightCheck } from './finding.ts'

/** No shift to plan, or no person to plan. */
export const nothingToDo: PreflightCheck = ({ shifts, people, problem: { demand } }) => [
  ...(shifts.length === 0 && !demand?.headcount?.length
    ? [{ code: 'no_shifts', severity: 'block', details: {} } as const]
    : []),
  ...(people.length === 0 ? [{ code: 'no_people', severity: 'block', details: {} } as const] : []),
]
