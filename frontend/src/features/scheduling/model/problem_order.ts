import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { GridOrder } from './selection.ts'
import type { Warnings } from './warning.ts'

/** A shift with open breaches, where the grid shows it. */
export type Problem = { entryId: string; rowId: string; day: string; start: string }
/** Where the search begins: a cell, and the shift in it that the focus stands on. */
export type Place = { rowId: string; day: string; entryId: string | null }

/** Shifts with something open, row by row from the top and then by day, as the eye goes over the grid. */
export function problemsOf(
  { byEntry }: Pick<Warnings, 'byEntry'>,
  entryById: ReadonlyMap<string, ScheduleEntry>,
  { rowIds, days }: GridOrder
): Problem[] {
  const rows = new Map(rowIds.map((id, index) => [id, index]))
  const shown = new Set(days)
  return [...byEntry]
    .filter(([, warnings]) => warnings.some(({ accepted }) => !accepted))
    .flatMap(([entryId, warnings]) => {
      const entry = entryById.get(entryId)
      const rowId = warnings[0]!.verdict.personId
      return entry && rows.has(rowId) && shown.has(entry.day)
        ? [{ entryId, rowId, day: entry.day, start: entry.start }]
        : []
    })
    .sort(
      (a, b) =>
        rows.get(a.rowId)! - rows.get(b.rowId)! ||
        a.day.localeCompare(b.day) ||
        a.start.localeCompare(b.start) ||
        a.entryId.localeCompare(b.entryId)
    )
}

/** The next (1) or previous (-1) problem seen from a place; past the end it begins again. */
export function nextProblem(
  problems: readonly Problem[],
  from: Place | null,
  step: 1 | -1,
  rowIds: readonly string[]
): Problem | null {
  if (problems.length === 0) return null
  const first = step === 1 ? problems[0]! : problems.at(-1)!
  if (!from) return first
  const at = problems.findIndex(({ entryId }) => entryId === from.entryId)
  if (at >= 0) return problems[(at + step + problems.length) % problems.length]!
  const row = rowIds.indexOf(from.rowId)
  const side = ({ rowId, day }: Problem): number => rowIds.indexOf(rowId) - row || day.localeCompare(from.day)
  // From a cell without a shift in focus, a problem in that very cell is the next one.
  return (
    (step === 1 ? problems.find((one) => side(one) >= 0) : problems.findLast((one) => side(one) < 0)) ?? first
  )
}
