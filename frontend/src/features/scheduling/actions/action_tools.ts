import type { RefObject } from 'react'
import type { useConfirm } from '#/ui/confirm.tsx'
import type { CommandRunner } from '../state/command_runner.ts'
import type { GridHandle } from '../state/grid_handle.ts'
import type { Labels } from '../words/labels.ts'
import type { Rights } from '../state/rights.ts'
import type { UiStore } from '../state/ui_state.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import type { SchedulerUrl } from '../state/use_scheduler_url.ts'

/** What the verbs of the screen work with. */
export type ActionTools = {
  ui: UiStore
  runner: CommandRunner
  model: ScheduleModel
  labels: Labels
  rights: Rights
  url: SchedulerUrl
  grid: RefObject<GridHandle | null>
  publish: (entryIds?: string[]) => void
  /** Leaves shifts out of the proposal under review, or puts them back. */
  leaveOut: (entryIds: string[], leftOut: boolean) => Promise<void>
  confirm: ReturnType<typeof useConfirm>
  focusSearch: () => void
}
