import { DomainError } from '#app/core/errors/domain_error'
import type { ExportFormat, ExportLayoutId } from '#contracts/exports'
import type { Layout } from '#app/exports/layouts/layout'
import { optimaWorkPlan } from '#app/exports/layouts/optima_work_plan'
import { optimaWorkedTime } from '#app/exports/layouts/optima_worked_time'
import { plannedReport } from '#app/exports/layouts/planned_report'

/** In the order they are offered. */
export const layouts: readonly Layout[] = [optimaWorkedTime, optimaWorkPlan, plannedReport]

/** @throws exports.unknown_layout */
export function layoutOf(id: ExportLayoutId | (string & {})): Layout {
  const layout = layouts.find((one) => one.id === id)
  if (!layout) throw new DomainError('exports.unknown_layout', { layout: id })
  return layout
}

/**
 * @throws exports.unknown_layout
 * @throws exports.format_not_offered
 */
export function layoutIn(id: string, format: ExportFormat): Layout {
  const layout = layoutOf(id)
  if (!layout.formats.includes(format))
    throw new DomainError('exports.format_not_offered', { layout: id, format })
  return layout
}
