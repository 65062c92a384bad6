import type { MoveStatistics } from '../roster/statistics/search_statistics.ts'
import { textTable } from './text_table.ts'

const headings = ['move or part', 'proposed', 'accepted', 'improved', 'accepted of proposed', 'seconds']

/** What became of every kind of move and part that was tried. */
export function statisticsTable(rows: readonly MoveStatistics[]): string {
  const tried = rows.filter(({ proposed }) => proposed > 0)
  return textTable(
    headings,
    tried.map(({ name, proposed, accepted, improved, ms }) => [
      name,
      String(proposed),
      String(accepted),
      String(improved),
      `${((100 * accepted) / proposed).toFixed(2)} %`,
      (ms / 1000).toFixed(2),
    ])
  )
}
