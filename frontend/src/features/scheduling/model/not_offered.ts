import type { CoverageRow } from './coverage_memory.ts'

/** Positions that the schedule does not offer. */
export const notOffered = (positions: readonly { id: string; visible?: boolean }[]): ReadonlySet<string> =>
  new Set(positions.filter(({ visible }) => visible === false).map(({ id }) => id))

/**
 * The rows that count: a position that the schedule does not offer needs no one where no shift of it is left. The same
 * array where all do, so that nothing is reckoned again.
 */
export function countedRows(
  rows: readonly CoverageRow[],
  hidden: ReadonlySet<string>
): readonly CoverageRow[] {
  const counts = ({ need, present, open }: CoverageRow) =>
    !hidden.has(need.positionId) || [present, open].some((row) => row.some((people) => people > 0))
  return rows.every(counts) ? rows : rows.filter(counts)
}
