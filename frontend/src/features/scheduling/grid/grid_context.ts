import type { Density } from '../model/density.ts'
import type { Labels } from '../words/labels.ts'
import type { UiStore } from '../state/ui_state.ts'
import type { Warnings } from '../model/warning.ts'

/** What cell renderers read; the same object for the grid's life, refreshed in place. */
export type GridContext = {
  ui: UiStore
  labels: Labels
  density: Density
  dayWidth: number
  warnings: Warnings
  showsAllUnassigned: boolean
}
