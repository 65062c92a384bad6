import type {
  ExportCheck,
  ExportFormat,
  ExportLayout,
  ExportLayoutId,
  HoursOfPerson,
} from '@shiftloom/backend/contracts/exports'
import { spanOf, type Period } from '../period.ts'

/** What is being put together. */
export type Draft = {
  layout: ExportLayoutId
  period: Period
  locationIds: string[]
  format: ExportFormat
  /** The one that makes it has read who is left out. */
  acceptsExcluded: boolean
  /** And whose hours are not approved yet. */
  acceptsUnsettled: boolean
}

export const scopeOf = ({ layout, period, locationIds }: Draft) => ({
  layout,
  ...spanOf(period),
  locationIds,
})

/** Another scope is another answer: what the file lacks has to be read again. */
export function changed(draft: Draft, change: Partial<Draft>, layouts: ExportLayout[]): Draft {
  const isAnswer = 'acceptsExcluded' in change || 'acceptsUnsettled' in change
  const unread = { acceptsExcluded: false, acceptsUnsettled: false }
  const next = { ...draft, ...(isAnswer ? {} : unread), ...change }
  const offered = layouts.find(({ id }) => id === next.layout)?.formats ?? []
  return offered.includes(next.format) ? next : { ...next, format: offered[0] ?? next.format }
}

/** Whose hours are not settled. */
export const unsettledOf = ({ hours }: ExportCheck): HoursOfPerson[] =>
  hours.filter(({ waitingRecords, unrecordedShifts }) => waitingRecords + unrecordedShifts > 0)

/** Whether there is something to export, and what it lacks was read. */
export const isReady = (check: ExportCheck | undefined, draft: Draft): boolean =>
  check !== undefined &&
  check.rows > 0 &&
  (check.excluded.length === 0 || draft.acceptsExcluded) &&
  (unsettledOf(check).length === 0 || draft.acceptsUnsettled)
