import { slotsPerDay } from '../../model/coverage_memory.ts'
import { rectOf, type UiStore } from '../../state/ui_state.ts'

type Point = { target: EventTarget | null; clientX: number }

/** The day of the need under a point, and the slot of it. */
export function coveredAt({
  target,
  clientX,
}: Point): { day: string; slot: number; cell: HTMLElement } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-act="coverage"]') : null
  if (!cell) return null
  const { left, width } = cell.getBoundingClientRect()
  const share = width > 0 ? (clientX - left) / width : 0
  const slot = Math.min(slotsPerDay - 1, Math.max(0, Math.floor(share * slotsPerDay)))
  return { day: cell.dataset.day!, slot, cell }
}

/** Keeps the sentence of the slot under the pointer; null where there is none. */
export function followCovered(ui: UiStore, point: Point): void {
  const found = coveredAt(point)
  const { covered } = ui.getState()
  if (!found) {
    if (covered) ui.setState({ covered: null })
    return
  }
  if (covered?.day === found.day && covered.slot === found.slot) return
  const { top, bottom } = rectOf(found.cell)
  const rect = { top, bottom, left: point.clientX, right: point.clientX }
  ui.setState({ covered: { day: found.day, slot: found.slot, rect } })
}
