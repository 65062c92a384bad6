import type { RefObject } from 'react'
import type { GridHandle } from './grid_handle.ts'
import { unfoldFor } from './unfold.ts'
import type { ScheduleModel } from './use_schedule_model.ts'
import { rowIdOf } from './use_schedule_model.ts'
import type { UiStore } from './ui_state.ts'

export type ShowTools = { ui: UiStore; model: ScheduleModel; grid: RefObject<GridHandle | null> }

const flashMs = 2_400

/** Brings the first of these shifts into view and lets all of them flash; those on other days stay where they are. */
export function showEntries({ ui, model, grid }: ShowTools, entryIds: readonly string[]): void {
  const shown = entryIds.flatMap((id) => model.entryById.get(id) ?? [])
  unfoldFor(ui, model, shown)
  const first = shown.find((entry) => model.days.includes(entry.day))
  if (first) grid.current?.focus({ rowId: rowIdOf(first), day: first.day })
  flash(ui, entryIds)
}

export function flash(ui: UiStore, entryIds: readonly string[]): void {
  ui.setState(({ flashing }) => ({ flashing: new Set([...flashing, ...entryIds]) }))
  setTimeout(
    () =>
      ui.setState(({ flashing }) => ({
        flashing: new Set([...flashing].filter((id) => !entryIds.includes(id))),
      })),
    flashMs
  )
}
