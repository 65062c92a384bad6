import type { PreflightFinding } from '@shiftloom/backend/contracts/auto_schedule'

/** What findings are about, in the order a planner can do something about it. */
export const findingGroups = ['scope', 'people', 'hours', 'shifts', 'contracts', 'kept', 'other'] as const
export type FindingGroup = (typeof findingGroups)[number]

const groupOf: Partial<Record<string, FindingGroup>> = {
  no_shifts: 'scope',
  no_people: 'scope',
  no_qualified_person: 'people',
  mix_short: 'people',
  day_short: 'people',
  rest_short: 'people',
  day_hours_short: 'hours',
  hours_short: 'hours',
  shift_breaks_rule: 'shifts',
  demand_no_shift_covers: 'shifts',
  contract_unreachable: 'contracts',
  contract_exceeded: 'contracts',
  contract_ended: 'contracts',
  locked_breaks_rule: 'kept',
}

/** Findings by what they are about; in each group what blocks comes first. */
export function groupFindings(
  findings: readonly PreflightFinding[]
): { group: FindingGroup; findings: PreflightFinding[] }[] {
  const byGroup = Map.groupBy(findings, ({ code }) => groupOf[code] ?? 'other')
  return findingGroups.flatMap((group) => {
    const own = byGroup.get(group)
    return own ? [{ group, findings: own.toSorted((a, b) => blocks(b) - blocks(a)) }] : []
  })
}

const blocks = ({ severity }: PreflightFinding): number => Number(severity === 'block')
