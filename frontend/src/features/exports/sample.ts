import type { ExportBatch } from '@shiftloom/backend/contracts/exports'

/** Builders for specs: an export that is ready, what can be exported, and a check that found nothing missing. */
export const batch: ExportBatch = {
  ...{ id: 'b1', layout: 'optima_work_plan', format: 'csv', state: 'ready', progress: 100 },
  // A whole month, whose successor has another length.
  ...{ from: '2026-04-01', until: '2026-05-01', locationIds: ['l2'] },
  ...{ rows: 3, totalMinutes: 1440, checksum: 'c0ffee', fileName: 'Work plan.csv', size: 12, excluded: [] },
  hours: { fromRecords: 0, fromPlan: 0, unsettled: [] },
  ...{ failureCode: null, failure: null, requestedAt: '2026-05-02T08:00:00Z', requestedByUserId: 'u1' },
  ...{ requestedByName: 'Ewa Lis', finishedAt: '2026-05-02T08:01:00Z' },
}
const kind = { formats: ['xlsx', 'csv'], rowKind: 'plan', needsIntegrationId: true, columns: ['Data'] }
export const layouts = ['optima_worked_time', 'optima_work_plan'].map((id) => ({ id, ...kind }))
export const check = { people: 1, unpublishedShifts: 0, rows: 3, totalMinutes: 1440, excluded: [], hours: [] }
