import { createContext, useContext, type RefObject } from 'react'
import type { Actions } from '../actions/use_actions.ts'
import type { RulesStore } from '../rules/rules_store.ts'
import type { Judge } from '../rules/use_rules.ts'
import type { CommandRunner } from '../state/command_runner.ts'
import type { GridHandle } from '../state/grid_handle.ts'
import type { Labels } from '../words/labels.ts'
import type { Rights } from '../state/rights.ts'
import type { Directory } from '../queries/schedule.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import type { UiStore } from '../state/ui_state.ts'

export type Scheduler = {
  ui: UiStore
  runner: CommandRunner
  model: ScheduleModel
  /** What the labour code says about the plan on screen. */
  rules: RulesStore
  /** Tells what a change would do to it. */
  judge: Judge
  labels: Labels
  directory: Directory
  rights: Rights
  actions: Actions
  grid: RefObject<GridHandle | null>
}

export const SchedulerContext = createContext<Scheduler | null>(null)

export function useScheduler(): Scheduler {
  const scheduler = useContext(SchedulerContext)
  if (!scheduler) throw new Error('useScheduler needs a <SchedulerContext> above it')
  return scheduler
}
