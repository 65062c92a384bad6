import { ruleIds } from '@shiftloom/solver/labour_code/rule'
import { tallyOf, type Tally, type Warning } from '../model/warning.ts'

export const warningGroupings = ['rule', 'person', 'day'] as const
export type WarningGrouping = (typeof warningGroupings)[number]
export const severityFilters = ['all', 'block', 'alert'] as const
export type SeverityFilter = (typeof severityFilters)[number]

export type WarningGroup = {
  key: string
  warnings: readonly Warning[]
  /** Of all of the group, however many of them are listed. */
  count: Tally
}

type Order = {
  /** Where a person stands in the grid; people who are not shown come last. */
  rowOf: (personId: string) => number
  /** When a breach happens, to sort within a group. */
  startOf: (warning: Warning) => string
}

export const ofSeverity = (warnings: readonly Warning[], severity: SeverityFilter): readonly Warning[] =>
  severity === 'all' ? warnings : warnings.filter(({ verdict }) => verdict.severity === severity)

/** Rules in the order of the kernel, people as the grid has them, days as they come. */
export function groupWarnings(
  warnings: readonly Warning[],
  grouping: WarningGrouping,
  { rowOf, startOf }: Order
): WarningGroup[] {
  const keyOf = ({ verdict, day }: Warning): string =>
    grouping === 'rule' ? verdict.ruleId : grouping === 'person' ? verdict.personId : day
  const rankOf = (key: string): number =>
    grouping === 'rule'
      ? ruleIds.indexOf(key as (typeof ruleIds)[number])
      : grouping === 'person'
        ? rowOf(key)
        : 0
  const inOrder = (a: Warning, b: Warning): number =>
    (grouping === 'person' ? 0 : rowOf(a.verdict.personId) - rowOf(b.verdict.personId)) ||
    startOf(a).localeCompare(startOf(b)) ||
    a.key.localeCompare(b.key)
  return [...Map.groupBy(warnings, keyOf)]
    .map(([key, own]) => ({ key, warnings: own.toSorted(inOrder), count: tallyOf(own) }))
    .sort((a, b) => rankOf(a.key) - rankOf(b.key) || a.key.localeCompare(b.key))
}

/** The first of them all, group by group; groups that would be empty are left out. */
export function firstOf(groups: readonly WarningGroup[], limit: number): WarningGroup[] {
  const taken: WarningGroup[] = []
  let left = limit
  for (const group of groups) {
    if (left <= 0) break
    taken.push({ ...group, warnings: group.warnings.slice(0, left) })
    left -= group.warnings.length
  }
  return taken
}
