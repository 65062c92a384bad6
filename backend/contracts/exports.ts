import type { Day } from './schedule.ts'

/** Kinds of file. `xls` is the format of Excel 97 to 2003. */
export const exportFormats = ['xlsx', 'xls', 'csv', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The layouts on offer; their names are texts of the screens. */
export const exportLayoutIds = ['optima_worked_time', 'optima_work_plan', 'planned_report'] as const
export type ExportLayoutId = (typeof exportLayoutIds)[number]

/** `worked`: time that has been worked; `plan`: each day of each person; `planned`: each planned shift. */
export type ExportRowKind = 'worked' | 'plan' | 'planned'

/** GET /api/exports/layouts */
export type ExportLayout = {
  id: ExportLayoutId
  formats: ExportFormat[]
  rowKind: ExportRowKind
  /** People without an integration ID cannot be in it. */
  needsIntegrationId: boolean
  /** As they stand in the file, in order. */
  columns: string[]
}

/** Days a single export may span. */
export const longestExportDays = 62

export type ExportScope = {
  from: Day
  /** Exclusive. */
  until: Day
  /** Empty: every location the asking person may see. */
  locationIds: string[]
}
/** POST /api/exports/batches */
export type ExportRequest = ExportScope & { layout: ExportLayoutId; format: ExportFormat }

/** `unsafe_integration_id`: it begins like a formula, and a changed one would not be found by the payroll program. */
export const exclusionReasons = ['no_integration_id', 'unsafe_integration_id'] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** A person whose rows are not in the file. */
export type ExcludedPerson = {
  employeeId: string
  name: string
  surname: string
  reason: ExclusionReason
  /** What is missing from the file because of it. */
  rows: number
  minutes: number
}

/** `records`: approved records of a person who registers time; `plan`: the published schedule of one who does not. */
export type HoursSource = 'records' | 'plan'

/** Where a person's worked time comes from, and what of it is not in the file. */
export type HoursOfPerson = {
  employeeId: string
  name: string
  surname: string
  source: HoursSource
  /** Records without a decision; none of those that are rejected. */
  waitingRecords: number
  /** Planned shifts that are over, of which there is no record. */
  unrecordedShifts: number
}

/** POST /api/exports/checks: what an export would hold if it were made now. */
export type ExportCheck = {
  people: number
  rows: number
  totalMinutes: number
  excluded: ExcludedPerson[]
  /** Of worked time; empty for exports of the plan. */
  hours: HoursOfPerson[]
  /** Planned shifts that staff do not see as they are now, and that the file therefore does not show so. */
  unpublishedShifts: number
}

export type ExportBatchState = 'requested' | 'running' | 'ready' | 'failed'

/** One export that was made, or is being made. Its file never changes. */
export type ExportBatch = ExportScope & {
  id: string
  layout: ExportLayoutId
  format: ExportFormat
  state: ExportBatchState
  /** 0 to 100. */
  progress: number
  /** null until it is ready, like all that describes the file. */
  rows: number | null
  totalMinutes: number | null
  /** SHA-256 of the file, hexadecimal. */
  checksum: string | null
  fileName: string | null
  /** Bytes. */
  size: number | null
  excluded: ExcludedPerson[]
  /** Of worked time: how many people's hours come from where, and those of whom some was not settled. */
  hours: { fromRecords: number; fromPlan: number; unsettled: HoursOfPerson[] }
  /** A key of `errors.ts`; null unless it failed. */
  failureCode: string | null
  /** The same as a sentence in the reader's language. */
  failure: string | null
  requestedAt: string
  requestedByUserId: string
  requestedByName: string
  finishedAt: string | null
}

/** Hub `jobs`, event `batchProgress`. Group `batch:<id>` joined by method `WatchBatch`. */
export type BatchProgressMessage = { batchId: string; state: ExportBatchState; progress: number }
