export type Cell = { row: number; slot: number }
/** Cells chosen together: from where the choice began to where it ends. */
export type Block = { anchor: Cell; head: Cell }
export type Bounds = { rows: number; slots: number }

const between = (value: number, end: number): number => Math.min(Math.max(value, 0), end - 1)

export const blockOf = (cell: Cell): Block => ({ anchor: cell, head: cell })

export const edgesOf = ({ anchor, head }: Block) => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.slot, head.slot),
  right: Math.max(anchor.slot, head.slot),
})

export function isInside(block: Block, { row, slot }: Cell): boolean {
  const { top, bottom, left, right } = edgesOf(block)
  return row >= top && row <= bottom && slot >= left && slot <= right
}

/** Row by row. */
export function cellsOf(block: Block): Cell[][] {
  const { top, bottom, left, right } = edgesOf(block)
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_one, along) => ({ row: top + down, slot: left + along }))
  )
}

const steps: Record<string, [down: number, along: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The end of the choice moved by an arrow key; null for other keys. */
export function extended({ anchor, head }: Block, key: string, { rows, slots }: Bounds): Block | null {
  const step = steps[key]
  if (!step) return null
  return {
    anchor,
    head: { row: between(head.row + step[0], rows), slot: between(head.slot + step[1], slots) },
  }
}

/** The first row of a block in all rows of it; of one row alone, the row above it. */
export function filledDown(block: Block, valueOf: (cell: Cell) => number | null): [Cell, number | null][] {
  const { top, bottom } = edgesOf(block)
  const source = top === bottom ? top - 1 : top
  if (source < 0) return []
  return cellsOf(block)
    .flat()
    .filter(({ row }) => row !== source)
    .map((cell) => [cell, valueOf({ row: source, slot: cell.slot })])
}

/** Values put in from the first cell of a block on: one value alone fills the block. `left` counts those without room. */
export function laid(
  rows: readonly (readonly (number | null)[])[],
  block: Block,
  bounds: Bounds
): { cells: [Cell, number | null][]; left: number } {
  const { top, left } = edgesOf(block)
  if (rows.length === 1 && rows[0]!.length === 1)
    return {
      cells: cellsOf(block).flatMap((line) =>
        line.map((cell): [Cell, number | null] => [cell, rows[0]![0]!])
      ),
      left: 0,
    }
  const all = rows.flatMap((line, down) =>
    line.map((value, along): [Cell, number | null] => [{ row: top + down, slot: left + along }, value])
  )
  const cells = all.filter(([{ row, slot }]) => row < bounds.rows && slot < bounds.slots)
  return { cells, left: all.length - cells.length }
}
