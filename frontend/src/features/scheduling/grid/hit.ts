import type { CellRef } from '../model/selection.ts'

/** What lies under a point of the grid. */
export type Hit =
  | {
      kind: 'cell'
      at: CellRef
      entryId: string | null
      requestId: string | null
      warned: boolean
      element: HTMLElement
    }
  | { kind: 'row'; rowId: string }
  | { kind: 'column'; day: string }
  | { kind: 'act'; act: string; groupId: string | null }
  | null

export function hitOf(target: EventTarget | null): Hit {
  if (!(target instanceof Element)) return null
  const act = target.closest<HTMLElement>('[data-act]')
  if (act) return { kind: 'act', act: act.dataset.act!, groupId: act.dataset.group ?? null }
  const head = target.closest<HTMLElement>('[data-head-day]')
  if (head) return { kind: 'column', day: head.dataset.headDay! }
  const cell = target.closest<HTMLElement>('.ag-cell')
  const inner = cell?.querySelector<HTMLElement>('[data-cell]')
  if (inner) {
    const entryId = target.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? null
    const requestId = target.closest<HTMLElement>('[data-request]')?.dataset.request ?? null
    const key = inner.dataset.cell!
    const cut = key.lastIndexOf('|')
    return {
      kind: 'cell',
      at: { rowId: key.slice(0, cut), day: key.slice(cut + 1) },
      entryId,
      requestId,
      warned: target.closest('[data-warning]') !== null,
      element: inner,
    }
  }
  const row = cell?.querySelector<HTMLElement>('[data-row]')
  return row ? { kind: 'row', rowId: row.dataset.row! } : null
}
