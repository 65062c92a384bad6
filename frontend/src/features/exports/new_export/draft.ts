import type { ExportFormat, ExportLayout, ExportLayoutId } from '@shiftloom/backend/contracts/exports'
import { spanOf, type Period } from '../period.ts'

/** What is being put together. */
export type Draft = {
  layout: ExportLayoutId
  period: Period
  locationIds: string[]
  format: ExportFormat
  /** The one that makes it has read who is left out. */
  acceptsExcluded: boolean
}

export const scopeOf = ({ layout, period, locationIds }: Draft) => ({
  layout,
  ...spanOf(period),
  locationIds,
})

/** Another scope is another answer: who is left out has to be read again. */
export function changed(draft: Draft, change: Partial<Draft>, layouts: ExportLayout[]): Draft {
  const next = { ...draft, ...change, acceptsExcluded: change.acceptsExcluded ?? false }
  const offered = layouts.find(({ id }) => id === next.layout)?.formats ?? []
  return offered.includes(next.format) ? next : { ...next, format: offered[0] ?? next.format }
}
