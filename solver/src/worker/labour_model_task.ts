import { needRows, type NeedRow } from '../labour_model/run/need_row.ts'
import { planRow, type RowToPlan } from '../labour_model/run/plan_row.ts'
import type { ModelLocation, ModelRow } from '../labour_model/run/problem.ts'

export type ModelTask =
  | { readonly kind: 'need'; readonly location: ModelLocation; readonly slotMinutes: number }
  | { readonly kind: 'plan'; readonly row: RowToPlan }

/** Runs on a thread of its own, so that the process stays free to renew its jobs' locks. */
export default function runModelTask(task: ModelTask): NeedRow[] | ModelRow {
  return task.kind === 'need' ? needRows(task.location, task.slotMinutes) : planRow(task.row)
}
