import type { CellRef } from '../model/selection.ts'
import { cellKey } from '../model/cell_model.ts'
import type { RuleChange } from './change_of.ts'
import type { PricedEffect } from './judge_desk.ts'

export type Outlook = { change: RuleChange; effect: PricedEffect }
type Tools = {
  revision: number
  effects: (revision: number, changes: readonly RuleChange[]) => Promise<readonly PricedEffect[] | null>
  /** What dropping there would change; null: nothing. */
  changeAt: (cell: CellRef) => RuleChange | null
  /** Nearest to the pointer first. */
  cells: readonly CellRef[]
  /** Something became known. */
  onEffects: (keys: readonly string[]) => void
}

/** Cells of one question; and questions on their way, so that a cell the pointer hurries to waits for two at most. */
const chunkSize = 24
const linesOpen = 2

/** What a drop would do, worked out for all cells ahead of the pointer, the nearest first. */
export class DragOutlook {
  private readonly tools: Tools
  private readonly known = new Map<string, Outlook | null>()
  private readonly asked = new Set<string>()
  private next = 0
  private stopped = false

  constructor(tools: Tools) {
    this.tools = tools
    for (let line = 0; line < linesOpen; line += 1) void this.work()
  }

  /** undefined: not known yet; null: a drop there changes nothing. */
  at({ rowId, day }: CellRef): Outlook | null | undefined {
    return this.known.get(cellKey(rowId, day))
  }

  /** Asks about a cell before all that still wait. */
  hurry(cell: CellRef): void {
    if (!this.stopped && !this.asked.has(cellKey(cell.rowId, cell.day))) void this.ask([cell])
  }

  all(): ReadonlyMap<string, Outlook | null> {
    return this.known
  }

  stop(): void {
    this.stopped = true
  }

  private async work(): Promise<void> {
    while (!this.stopped) {
      const chunk = this.chunk()
      if (chunk.length === 0) return
      await this.ask(chunk)
    }
  }

  private chunk(): CellRef[] {
    const { cells } = this.tools
    const chunk: CellRef[] = []
    while (chunk.length < chunkSize && this.next < cells.length) {
      const cell = cells[this.next++]!
      if (!this.asked.has(cellKey(cell.rowId, cell.day))) chunk.push(cell)
    }
    return chunk
  }

  private async ask(cells: readonly CellRef[]): Promise<void> {
    const { changeAt, effects, revision, onEffects } = this.tools
    const keys = cells.map(({ rowId, day }) => cellKey(rowId, day))
    for (const key of keys) this.asked.add(key)
    const changes = cells.map(changeAt)
    const answers = await effects(
      revision,
      changes.filter((change) => change !== null)
    )
    // The plan has changed, or the effects are unknown: the drag starts over or goes without.
    if (!answers) this.stop()
    if (!answers || this.stopped) return
    let answer = 0
    changes.forEach((change, index) =>
      this.known.set(keys[index]!, change && { change, effect: answers[answer++]! })
    )
    onEffects(keys)
  }
}

/** Cells by distance from one of them, rows counting as much as days do on screen. */
export function nearestFirst(
  order: { rowIds: readonly string[]; days: readonly string[] },
  from: CellRef
): CellRef[] {
  const row = Math.max(0, order.rowIds.indexOf(from.rowId))
  const column = Math.max(0, order.days.indexOf(from.day))
  const rings: CellRef[][] = []
  order.rowIds.forEach((rowId, y) =>
    order.days.forEach((day, x) =>
      (rings[Math.max(Math.abs(y - row), Math.abs(x - column))] ??= []).push({ rowId, day })
    )
  )
  return rings.flat()
}
