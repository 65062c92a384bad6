import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { Cells, CellItem } from './cell_model.ts'

/** The open shifts of one position, by day in the order of their starts. */
export type OpenLine = { positionId: string | null; byDay: ReadonlyMap<Day, CellItem[]> }

/** One line for each position that has open shifts. What filters leave out is not among them. */
export function openLines(cells: Cells): OpenLine[] {
  const lines = new Map<string | null, Map<Day, CellItem[]>>()
  for (const { day, items } of Object.values(cells))
    for (const item of items) {
      if (item.kind !== 'shift' || item.faded) continue
      const { positionId } = item.entry
      const line = lines.get(positionId) ?? new Map<Day, CellItem[]>()
      lines.set(positionId, line.set(day, [...(line.get(day) ?? []), item]))
    }
  return [...lines].map(([positionId, byDay]) => ({ positionId, byDay }))
}

/** Whether a shift lies beneath another one while its row is folded. */
export const isBeneath = (lines: readonly OpenLine[] | null, { id, day }: ScheduleEntry): boolean =>
  lines?.some(({ byDay }) =>
    byDay
      .get(day)
      ?.slice(1)
      .some(({ entry }) => entry.id === id)
  ) ?? false
