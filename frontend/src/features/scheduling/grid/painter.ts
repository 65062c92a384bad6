import type { UiState } from '../state/ui_state.ts'
import { dayBadge, placeDayBadge } from './day_header.ts'
import type { GridContext } from './grid_context.ts'
import { paintShiftBadges } from './warning_badge.ts'

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

/** Verdicts come a moment after the plan: only the badges that differ are drawn again. Rows draw their own. */
export function paintWarnings(root: HTMLElement, context: GridContext): void {
  paintShiftBadges(root, context.warnings)
  for (const head of root.querySelectorAll<HTMLElement>('[data-head-day]')) {
    head.querySelector('[data-tally]')?.remove()
    const badge = dayBadge(head.dataset.headDay!, context)
    if (badge) placeDayBadge(head, badge, context)
  }
}
