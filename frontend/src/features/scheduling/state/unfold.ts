import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { isBeneath } from '../model/open_lines.ts'
import type { ScheduleModel } from './use_schedule_model.ts'
import type { UiStore } from './ui_state.ts'

/** Opens the row of unassigned shifts when one of these lies in it beneath another. */
export function unfoldFor(ui: UiStore, { top }: ScheduleModel, entries: readonly ScheduleEntry[]): void {
  const lines = top[0]?.lines ?? null
  if (entries.some((entry) => !entry.employeeId && isBeneath(lines, entry)))
    ui.setState({ showsAllUnassigned: true })
}
