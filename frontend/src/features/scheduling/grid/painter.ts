import type { UiState } from '../state/ui_state.ts'

/** Shows selection, saving and flashes on what is already drawn: no cell is rendered again for them. */
export function paint(root: HTMLElement, now: UiState, before: UiState | null): void {
  if (now.selection !== before?.selection)
    for (const cell of root.querySelectorAll<HTMLElement>('[data-cell]'))
      cell.toggleAttribute('data-selected', now.selection.cells.has(cell.dataset.cell!))
  if (
    now.selection === before?.selection &&
    now.saving === before.saving &&
    now.flashing === before.flashing &&
    now.focusEntryId === before.focusEntryId
  )
    return
  for (const card of root.querySelectorAll<HTMLElement>('[data-entry]:not([data-stub])')) {
    const id = card.dataset.entry!
    card.toggleAttribute('data-selected', now.selection.entries.has(id))
    card.toggleAttribute('data-saving', now.saving.has(id))
    card.toggleAttribute('data-flash', now.flashing.has(id))
    card.toggleAttribute('data-current', now.focusEntryId === id)
  }
}
